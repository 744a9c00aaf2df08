import {expect, test, type BrowserContext, type Locator} from './support/test';
import {axeFaults} from './support/axe';
import {BARS, code, GRID, nameOf, STYLED as NAME, styled, tool} from './support/demos';
import {hydrated, layoutShift, recordShifts} from './support/watchPage';

async function cookies(context: BrowserContext): Promise<Record<string, string>> {
  return Object.fromEntries((await context.cookies()).map(({name, value}) => [name, value]));
}

async function setCookies(context: BrowserContext, baseURL: string, values: object): Promise<void> {
  await context.addCookies(
    Object.entries(values).map(([name, value]) => ({
      name,
      value: String(value),
      url: new URL('/', baseURL).href,
    })),
  );
}

for (const [ending, language] of [
  ['tsx', 'ts'],
  ['js', 'js'],
] as const) {
  for (const styling of ['', 'system', 'css', 'tailwind'] as const) {
    const hash = `#${styling && `${styling}-`}${NAME}.${ending}`;
    test(`${hash} opens that code, scrolls there and stores nothing`, async ({page, context}) => {
      await page.goto(BARS + hash);
      await hydrated(page);
      const demo = styled(page);
      await expect(page.locator('html')).toHaveAttribute('data-code-language', language);
      await expect(page.locator('html')).toHaveAttribute('data-code-styling', styling || 'system');
      await expect(tool(demo, 'Hide code')).toBeVisible();
      await expect(code(demo)).toContainText('export default function');
      await expect(code(demo)).toHaveAttribute(
        'aria-label',
        `${styling || 'system'}.${ending === 'js' ? 'js' : 'tsx'}`,
      );
      await expect(tool(demo, ending === 'js' ? 'JavaScript' : 'TypeScript')).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(demo).toHaveAttribute('data-demo-state', 'ready');
      const top = (await demo.boundingBox())?.y ?? -1;
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top).toBeLessThan(400);
      expect(await cookies(context)).not.toHaveProperty('codeVariant');
      expect(await cookies(context)).not.toHaveProperty('codeStyling');
    });
  }
}

for (const width of [360, 768, 1280]) {
  test(`nothing moves at ${width} px while a link opens the code`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await recordShifts(page);
    await page.goto(`${BARS}#css-${NAME}.js`);
    await hydrated(page);
    await expect(code(styled(page))).toContainText('export default function');
    await expect(styled(page)).toHaveAttribute('data-demo-state', 'ready');
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  });
}

test('the opened code, its editor and the tools are accessible in both modes', async ({page}) => {
  // Colors in the middle of a transition have no contrast of their own.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto(`${BARS}#css-${NAME}.js`);
  await hydrated(page);
  await expect(code(styled(page))).toContainText('export default function');
  await styled(page).getByRole('button', {name: 'Edit', exact: true}).click();
  await expect(page.getByRole('textbox', {name: /^Code of/})).toBeFocused();
  for (const mode of ['light', 'dark']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), mode);
    const tools = {include: `[data-demo="${NAME}"]`, exclude: '[data-demo-stage]'};
    expect(await axeFaults(page, tools), mode).toEqual([]);
  }
});

test('a hash does not overwrite the stored choice until the visitor chooses', async ({
  page,
  context,
  baseURL,
}) => {
  await setCookies(context, baseURL!, {codeVariant: 'JS', codeStyling: 'css'});
  await page.goto(`${BARS}#tailwind-${NAME}.tsx`);
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-code-language', 'ts');
  expect(await cookies(context)).toMatchObject({codeVariant: 'JS', codeStyling: 'css'});
  await tool(styled(page), 'System').click();
  await expect
    .poll(() => cookies(context))
    .toMatchObject({codeVariant: 'JS', codeStyling: 'system'});
});

test('a link within the site to a variant shows it as well', async ({page}) => {
  await page.goto(BARS);
  await hydrated(page);
  await page.evaluate((hash) => (window.location.hash = hash), `css-${NAME}.js`);
  await expect(page.locator('html')).toHaveAttribute('data-code-language', 'js');
  await expect(page.locator('html')).toHaveAttribute('data-code-styling', 'css');
  await expect(tool(styled(page), 'Hide code')).toBeVisible();
  await expect(styled(page)).toBeInViewport();
});

test('a choice is stored for one year, for the whole site, and holds on every demo', async ({
  page,
  context,
}) => {
  await page.goto(BARS);
  await hydrated(page);
  const demos = page.locator('[data-demo]');
  await tool(demos.first(), 'JavaScript').click();
  await expect(tool(demos.nth(1), 'JavaScript')).toHaveAttribute('aria-pressed', 'true');
  await tool(styled(page), 'Tailwind').click();
  const stored = (await context.cookies()).filter(({name}) => name.startsWith('code'));
  expect(stored.map(({name, value}) => [name, value]).sort()).toEqual([
    ['codeStyling', 'tailwind'],
    ['codeVariant', 'JS'],
  ]);
  for (const cookie of stored) {
    expect(cookie).toMatchObject({path: '/', sameSite: 'Lax'});
    expect(Math.abs(cookie.expires - Date.now() / 1000 - 31_536_000)).toBeLessThan(120);
  }
  await page.goto(GRID);
  await hydrated(page);
  await expect(tool(page.locator('[data-demo]').first(), 'JavaScript')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('choosing a styling changes the component that is shown', async ({page}) => {
  await page.goto(`${BARS}#${NAME}`);
  await hydrated(page);
  const demo = styled(page);
  await expect(demo).toHaveAttribute('data-demo-state', 'ready');
  await expect(demo.locator('.outlined-forecast')).toHaveCount(0);
  await tool(demo, 'CSS').click();
  await expect(demo.locator('.outlined-forecast').first()).toBeVisible();
});

for (const [variant, styling] of [
  ['TypeScript', 'MUI System'],
  ['ts', 'less'],
  ['', ''],
] as const) {
  test(`cookies with the nonsense "${variant}" and "${styling}" count as absent`, async ({
    page,
    context,
    baseURL,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await setCookies(context, baseURL!, {
      codeVariant: encodeURIComponent(variant),
      codeStyling: encodeURIComponent(styling),
    });
    await page.goto(BARS);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-code-language', 'ts');
    await expect(page.locator('html')).toHaveAttribute('data-code-styling', 'system');
    await expect(tool(styled(page), 'TypeScript')).toHaveAttribute('aria-pressed', 'true');
    expect(errors).toEqual([]);
  });
}

test('the stored variant is shown before any script of the site has run', async ({
  page,
  context,
  baseURL,
}) => {
  await setCookies(context, baseURL!, {codeVariant: 'JS', codeStyling: 'css'});
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(BARS);
  const demo = styled(page);
  await expect(demo.locator('[data-styling="css"] pre').first()).toBeVisible();
  await expect(demo.locator('div[data-styling="system"]')).toBeHidden();
  const pressed = tool(demo, 'JavaScript');
  const other = tool(demo, 'TypeScript');
  const background = (button: Locator) =>
    button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background(pressed)).not.toBe(await background(other));
  expect(await background(tool(demo, 'CSS'))).toBe(await background(pressed));
  expect(await background(tool(demo, 'System'))).toBe(await background(other));
});

test('hydrating with a stored variant logs no error', async ({page, context, baseURL}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await setCookies(context, baseURL!, {codeVariant: 'JS', codeStyling: 'tailwind'});
  await page.goto(`${BARS}#css-${NAME}.tsx`);
  await hydrated(page);
  await expect(tool(styled(page), 'CSS')).toHaveAttribute('aria-pressed', 'true');
  await expect(code(styled(page))).toContainText('export default function');
  expect(errors).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the code is readable, and the demo says what it needs and where its source is', async ({
    page,
  }) => {
    await page.goto(GRID);
    const demo = page.locator('[data-demo]', {has: page.locator('pre')}).first();
    await expect(demo.locator('pre').first()).toBeVisible();
    await expect(demo.locator('pre').first()).toContainText(/<[A-Z]/);
    const links = demo.locator('noscript a');
    await expect(links).toHaveCount(2);
    expect(await links.first().getAttribute('href')).toMatch(
      new RegExp(`/docs/${GRID}${await nameOf(demo)}\\.tsx$`),
    );
    await expect(links.last()).toBeVisible();
    expect(await links.last().getAttribute('href')).toBe(`/x/${GRID.slice(0, -1)}.md`);
  });
});
