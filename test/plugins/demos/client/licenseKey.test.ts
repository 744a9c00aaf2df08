import {LicenseInfo} from '@mui/x-license';
import {setLicenseKey} from '@site/plugins/demos/client/licenseKey';

test('without a key nothing is set; a key is set when the promise resolves', async () => {
  await setLicenseKey('');
  expect(LicenseInfo.getLicenseKey()).toBeUndefined();
  await setLicenseKey('a-key');
  expect(LicenseInfo.getLicenseKey()).toBe('a-key');
});
