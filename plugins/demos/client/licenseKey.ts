let pending: Promise<void> | undefined;

/**
 * Sets the key of the paid components, once a page load. Without a key it loads nothing: the components then
 * show their own notice. A failure to load is left to the demo, which will show the notice as well.
 */
export function setLicenseKey(key: string): Promise<void> {
  if (!key) {
    return Promise.resolve();
  }
  pending ??= import('@mui/x-license').then(
    ({LicenseInfo}) => LicenseInfo.setLicenseKey(key),
    () => {
      pending = undefined;
    },
  );
  return pending;
}
