/** Stands for the versions that a build records. */
export default {docusaurusVersion: '3.10.2', pluginVersions: {}};
