/** Stands for the site's configuration that a build generates. */
export default {title: 'MUI X', url: 'https://mui.com', baseUrl: '/x/', themeConfig: {}};
