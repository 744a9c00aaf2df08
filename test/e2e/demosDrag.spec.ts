import {expect, test} from './support/test';
import {hydrated} from './support/watchPage';

test('an item of a demo is dragged to another place', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 1280, height: 900});
  await page.goto('/x/react-tree-view/rich-tree-view/ordering/');
  await hydrated(page);
  const demo = page.locator('[data-demo="MoveFiles"]');
  await expect(demo).toHaveAttribute('data-demo-state', 'ready', {timeout: 20_000});
  const from = await demo.getByText('LED panel').boundingBox();
  const to = await demo.getByText('Access point').boundingBox();
  if (!from || !to) {
    throw new Error('The demo does not show its items.');
  }
  await page.mouse.move(from.x + 10, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y + from.height, {steps: 10});
  // The tree listens to a drag from the render after its start.
  await expect(async () => {
    await page.mouse.move(to.x + 60, to.y - 60);
    await page.mouse.move(to.x + 20, to.y + to.height / 2, {steps: 4});
    await expect(demo.locator('.MuiTreeItem-dragAndDropOverlay')).toBeVisible({timeout: 200});
  }).toPass({timeout: 10_000});
  await page.mouse.up();
  await expect(demo.getByText('led-panel is in access-point at 0')).toBeVisible();
});
