import {chunkGroups, siteStyles} from '../../../plugins/demos/chunkGroups';

const {demoPackages: group, demoProviders} = chunkGroups();
const taken = (file: string) => group.test.test(`/site/node_modules/${file}`);

test.each([
  '@mui/x-data-grid-premium/index.mjs',
  '@mui/material/Button/Button.js',
  '@emotion/react/index.js',
  'd3-scale/src/linear.js',
  'dayjs/dayjs.min.js',
  'react-transition-group/esm/Transition.js',
])('%s is shared between the demos that need it', (file) => {
  expect(taken(file)).toBe(true);
});

test.each([
  'react/index.js',
  'react-dom/client.js',
  'scheduler/index.js',
  'react-router-dom/esm/react-router-dom.js',
  '@docusaurus/core/lib/client/App.js',
])('%s stays where Docusaurus puts it', (file) => {
  expect(taken(file)).toBe(false);
});

test("the site's own modules are not gathered", () => {
  expect(group.test.test('/site/src/theme/Root/index.tsx')).toBe(false);
});

test('gathers from the chunks of demos, not from the entry nor from what only edited code needs', () => {
  const gathers = (name: string | null, initial: boolean) =>
    group.chunks({name, canBeInitial: () => initial});
  expect(gathers('d1ecc6b', false)).toBe(true);
  expect(gathers(null, false)).toBe(true);
  expect(gathers('main', true)).toBe(false);
  expect(gathers('run-material', false)).toBe(false);
});

test('what surrounds every demo is one chunk', () => {
  const inChunks = (...names: (string | null)[]) =>
    demoProviders.test(
      {},
      {
        chunkGraph: {
          getModuleChunks: () => names.map((name) => ({name, canBeInitial: () => false})),
        },
      },
    );
  expect(inChunks(null, 'demo-providers')).toBe(true);
  expect(inChunks(null, 'run-material')).toBe(false);
  expect(demoProviders.priority).toBeGreaterThan(group.priority);
});

test('sheets of demos and dialogs stay out of the sheet of the site', () => {
  const inSite = (file: string) => siteStyles.test.test(file);
  expect(inSite('/site/src/css/site.css')).toBe(true);
  expect(inSite('/site/plugins/demos/theme/Demo/styles.module.css')).toBe(true);
  expect(inSite('/site/docs/react-charts/bars/OutlinedForecast/styles.css')).toBe(false);
  expect(inSite('/site/plugins/demos/tailwind/utilities.css')).toBe(false);
  expect(inSite('/site/plugins/search/client/SearchDialog/styles.module.css')).toBe(false);
  expect(inSite('/site/src/components/SettingsDialog/styles.module.css')).toBe(false);
  expect(inSite('/site/src/components/SettingsButton/styles.module.css')).toBe(true);
});
