import {expect, test, type Locator, type Page} from './support/test';
import {BARS, code, GRID, nameOf, plain, STYLED, styled, tool} from './support/demos';
import {hydrated} from './support/watchPage';

const ready = (demo: Locator) => expect(demo).toHaveAttribute('data-demo-state', 'ready');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test.describe('mounting', () => {
  test('waits until the demo is near, then shows the component in its reserved place', async ({
    page,
  }) => {
    await open(page, BARS);
    const demo = styled(page);
    await expect(demo).toHaveAttribute('data-demo-state', 'idle');
    const before = await demo.boundingBox();
    await demo.scrollIntoViewIfNeeded();
    await ready(demo);
    await expect(demo.locator('svg[class*="Mui"]').first()).toBeVisible();
    expect((await demo.boundingBox())?.height).toBe(before?.height);
  });

  test('a demo that the address names mounts at once and is scrolled to', async ({page}) => {
    await open(page, `${BARS}#OutlinedForecast`);
    await ready(styled(page));
    await expect(styled(page)).toBeInViewport();
    await expect(tool(styled(page), 'Show code')).toBeVisible();
  });

  test('a demo that cannot be loaded says so, offers a report, and recovers', async ({page}) => {
    await open(page, BARS);
    const demo = styled(page);
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await tool(demo, 'CSS').click();
    await expect(demo).toHaveAttribute('data-demo-state', 'error');
    const report = demo.getByRole('link', {name: 'Report it'});
    const href = new URL((await report.getAttribute('href')) ?? '');
    expect(href.pathname).toMatch(/\/issues\/new$/);
    expect(href.searchParams.get('title')).toContain(STYLED);
    expect(href.searchParams.get('body')).toContain(page.url());
    await page.unrouteAll();
    await demo.getByRole('button', {name: 'Try again'}).click();
    await ready(demo);
    await expect(demo.locator('.outlined-forecast').first()).toBeVisible();
  });
});

test.describe('toolbar', () => {
  test('is one tab stop; arrows wrap, Home and End go to its ends', async ({page}) => {
    await open(page, GRID);
    const bar = plain(page).getByRole('toolbar');
    const tools = bar.locator('[data-tool]');
    await expect(bar.locator('[data-tool][tabindex="0"]')).toHaveCount(1);
    await tools.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tools.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(tools.last()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tools.first()).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(tools.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tools.first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await expect(bar.locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(tools.nth(1)).toBeFocused();
  });

  test('can be reached by Tab from the text before it', async ({page}) => {
    await open(page, GRID);
    const demo = plain(page);
    await ready(demo);
    await tool(demo, 'Reset focus').click();
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      if (await demo.getByRole('toolbar').locator(':focus').count()) {
        return;
      }
    }
    throw new Error('40 presses of Tab did not reach the toolbar');
  });

  test('arrows are mirrored right-to-left', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('x-docs:direction', 'rtl'));
    await open(page, GRID);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const tools = plain(page).getByRole('toolbar').locator('[data-tool]');
    await tools.first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tools.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tools.first()).toBeFocused();
  });

  test('names its icons on hover and on focus, until Escape', async ({page}) => {
    await open(page, GRID);
    const button = tool(plain(page), 'Open in StackBlitz');
    const tip = button.locator('span');
    await expect(tip).toBeHidden();
    await button.hover();
    await expect(tip).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(tip).toBeHidden();
    await tool(plain(page), 'Reset focus').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('Show code loads the sources then and not before; Hide code closes them', async ({page}) => {
    await open(page, GRID);
    const demo = plain(page);
    await ready(demo);
    const bodies: Promise<string>[] = [];
    page.on('response', (response) => bodies.push(response.text().catch(() => '')));
    const show = tool(demo, 'Show code');
    await expect(show).toHaveAttribute('aria-expanded', 'false');
    await show.click();
    await expect(code(demo)).toContainText('export default function');
    const loaded = await Promise.all(bodies);
    expect(loaded.filter((text) => text.includes('export default function'))).toHaveLength(1);
    const hide = tool(demo, 'Hide code');
    await expect(hide).toHaveAttribute('aria-expanded', 'true');
    await hide.click();
    await expect(code(demo)).toHaveCount(0);
  });

  test('Reset demo starts the component afresh', async ({page}) => {
    await open(page, GRID);
    const demo = plain(page);
    await ready(demo);
    const marked = demo.locator('[data-marked]');
    await demo.getByRole('grid').evaluate((grid) => grid.setAttribute('data-marked', ''));
    await expect(marked).toHaveCount(1);
    await tool(demo, 'Reset demo').click();
    await expect(marked).toHaveCount(0);
    await expect(demo.getByRole('grid')).toBeVisible();
    await ready(demo);
  });

  test('Reset focus puts the focus before the component', async ({page}) => {
    await open(page, GRID);
    const demo = plain(page);
    await ready(demo);
    await tool(demo, 'Reset focus').click();
    await expect(demo.getByText('Focus is here')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(demo.locator('[data-demo-stage] :focus')).toHaveCount(1);
  });

  test('View source leads to the file in the repository', async ({page}) => {
    await open(page, GRID);
    const link = plain(page).getByRole('toolbar').getByRole('link', {name: 'View source'});
    expect(await link.getAttribute('href')).toMatch(
      new RegExp(`/docs/${GRID}${await nameOf(plain(page))}\\.tsx$`),
    );
  });
});
