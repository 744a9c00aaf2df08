import {expect, test} from './support/test';
import {hydrated} from './support/watchPage';

const GUIDE = 'migration/migration-tree-view-v6/';

test('a tick in the list is a tick in its section, and is there on the next visit', async ({
  page,
}) => {
  await page.goto(GUIDE);
  await hydrated(page);
  const box = () => page.getByRole('checkbox', {name: 'Done: nodeId is itemId'});
  await box().first().check();
  await expect(box()).toHaveCount(2);
  await expect(box().last()).toBeChecked();
  await expect(page.getByText('10 of 10 changes shown, 1 done')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(box().last()).toBeChecked();
  await page.getByLabel('Hide what is done').check();
  await expect(page.locator('[data-change="item-id"]')).toBeHidden();
  await expect(page.getByText('9 of 10 changes shown, 1 done')).toBeVisible();
});

test('pasted code leaves what affects it, and is not sent anywhere', async ({page}) => {
  await page.goto(GUIDE);
  await hydrated(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.getByLabel('Code to check').fill('<TreeItem nodeId="a" icon={<Folder />} />');
  await expect(page.getByRole('list', {name: 'Breaking changes'}).getByRole('link')).toHaveText([
    'nodeId is itemId',
    'Icons of an item are slots',
  ]);
  await expect(page.locator('[data-change]:visible')).toHaveCount(2);
  expect(sent.filter((request) => request.includes('Folder'))).toEqual([]);
});

test('with blocked storage a tick lasts for the visit', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await page.goto(GUIDE);
  await hydrated(page);
  const box = page.getByRole('checkbox', {name: 'Done: nodeId is itemId'}).first();
  await box.check();
  await expect(box).toBeChecked();
});
