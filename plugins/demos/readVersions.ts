import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Packages that demos and sandboxes use, with the version for those that the site itself may lack. */
const PACKAGES: Readonly<Record<string, string | undefined>> = {
  react: undefined,
  'react-dom': undefined,
  '@emotion/react': undefined,
  '@emotion/styled': undefined,
  '@emotion/cache': undefined,
  '@mui/material': undefined,
  '@mui/system': undefined,
  '@mui/icons-material': undefined,
  '@mui/x-data-grid': undefined,
  '@mui/x-data-grid-pro': undefined,
  '@mui/x-data-grid-premium': undefined,
  '@mui/x-date-pickers': undefined,
  '@mui/x-date-pickers-pro': undefined,
  '@mui/x-charts': undefined,
  '@mui/x-charts-pro': undefined,
  '@mui/x-tree-view': undefined,
  '@mui/x-tree-view-pro': undefined,
  '@mui/x-license': undefined,
  '@types/react': undefined,
  '@types/react-dom': undefined,
  typescript: undefined,
  tailwindcss: undefined,
  clsx: undefined,
  dayjs: undefined,
  '@tailwindcss/vite': '4.3.5',
  '@types/luxon': '3.7.6',
  '@types/moment-hijri': '2.1.4',
  '@types/moment-jalaali': '0.7.9',
  '@vitejs/plugin-react': '5.2.0',
  'date-fns': '4.4.0',
  // The newest that the pickers' peer range admits: a caret takes no later pre-release.
  'date-fns-jalali': '4.0.0-0',
  luxon: '3.7.2',
  moment: '2.31.0',
  'moment-hijri': '3.0.0',
  'moment-jalaali': '0.10.5',
  vite: '7.3.8',
};

/**
 * Reads the versions that the site runs.
 *
 * @param roots Folders with a `node_modules`, absolute; the first that has a package decides.
 */
export function readVersions(roots: readonly string[]): Record<string, string> {
  const versions: Record<string, string> = {};
  for (const [name, otherwise] of Object.entries(PACKAGES)) {
    const manifest = roots
      .map((root) => path.join(root, 'node_modules', name, 'package.json'))
      .find((file) => existsSync(file));
    const version = manifest
      ? (JSON.parse(readFileSync(manifest, 'utf8')) as {version: string}).version
      : otherwise;
    if (version !== undefined) {
      versions[name] = version;
    }
  }
  return versions;
}
