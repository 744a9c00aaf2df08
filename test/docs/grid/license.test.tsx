/** @jest-environment jsdom */
import '../support/browser';
import {render, screen} from '@testing-library/react';
import {LicenseInfo, clearLicenseStatusCache} from '@mui/x-license';
import {DataGridPro} from '@mui/x-data-grid-pro';
import {Frame} from './SensorGrid';

// Claims of the page introduction/licensing. No key that is valid is needed or made here.

const Grid = () => (
  <Frame>
    <DataGridPro rows={[{id: 1, site: 'Cold store'}]} columns={[{field: 'site'}]} />
  </Frame>
);

let logged: jest.SpyInstance;
const messages = () =>
  logged.mock.calls.map(([text]) => String(text)).filter((text) => text.includes('license key'));

beforeEach(() => {
  clearLicenseStatusCache();
  LicenseInfo.setLicenseKey('');
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});

it('a missing key shows a notice that takes no clicks, and logs one error for all grids', () => {
  render(
    <>
      <Grid />
      <Grid />
    </>,
  );
  const notices = screen.getAllByText('MUI X Missing license key');
  expect(notices).toHaveLength(2);
  expect(notices[0]!.style.pointerEvents).toBe('none');
  expect(messages()).toHaveLength(1);
  expect(messages()[0]).toContain('MUI X: Missing license key.');
});

it('the grid works without a key', () => {
  render(<Grid />);
  expect(screen.getByRole('columnheader', {name: 'site'})).toBeTruthy();
});

it('a mistyped key says that it is invalid', () => {
  LicenseInfo.setLicenseKey('not a key');
  render(<Grid />);
  expect(screen.getByText('MUI X Invalid license key')).toBeTruthy();
  expect(messages()[0]).toContain('MUI X: Invalid license key.');
});

it('a key that is set later is not noticed until the component mounts again', () => {
  const {rerender, unmount} = render(<Grid />);
  LicenseInfo.setLicenseKey('not a key');
  rerender(<Grid />);
  expect(screen.getByText('MUI X Missing license key')).toBeTruthy();
  unmount();
  render(<Grid />);
  expect(screen.getByText('MUI X Invalid license key')).toBeTruthy();
});
