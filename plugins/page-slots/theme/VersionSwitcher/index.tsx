/** Filled by a plugin that switches between versions of the docs. */
export default function VersionSwitcher(): null {
  return null;
}
