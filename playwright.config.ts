import {defineConfig} from '@playwright/test';
import {BROWSER_ARGS, findBrowser} from './scripts/findBrowser';

/** Port of the production site that the browser tests visit. */
const PORT = Number(process.env.E2E_PORT ?? 4300);

export default defineConfig({
  testDir: 'test/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 2 : 0,
  workers: 2,
  timeout: 60_000,
  expect: {timeout: 15_000},
  reporter: [['list'], ['json', {outputFile: 'test-results/e2e.json'}]],
  use: {
    baseURL: `http://localhost:${PORT}/x/`,
    viewport: {width: 1280, height: 800},
    launchOptions: {
      executablePath: findBrowser(),
      args: BROWSER_ARGS,
    },
  },
  webServer: {
    command: `node scripts/serve.mjs --port ${PORT}`,
    url: `http://localhost:${PORT}/x/`,
    reuseExistingServer: !process.env.CI,
  },
});
