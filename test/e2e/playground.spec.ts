import {expect, test, type FrameLocator, type Page} from './support/test';
import {watchPage} from './support/watchPage';

const PATH = 'playground/';

/** Where the code runs. */
const resultOf = (page: Page): FrameLocator =>
  page.getByRole('region', {name: 'Result'}).frameLocator('iframe');

test('has no frame of the site around it', async ({page}) => {
  await page.goto(PATH);
  await expect(page.getByRole('heading', {level: 1, name: 'Playground'})).toBeVisible();
  await expect(page.locator('.navbar, footer, aside')).toHaveCount(0);
});

for (const [label, sign] of [
  ['Data Grid', '.MuiDataGrid-root'],
  ['Date Pickers', '.MuiDateCalendar-root'],
  ['Charts', '.MuiBarElement-root, .MuiChartsSurface-root'],
  ['Tree View', '[role="tree"]'],
] as const) {
  test(`the example of ${label} runs`, async ({page}) => {
    const watch = watchPage(page);
    await page.goto(PATH);
    await page.getByRole('button', {name: label, exact: true}).click();
    await expect(resultOf(page).locator(sign).first()).toBeVisible();
    await expect(page.getByRole('status')).toBeEmpty();
    expect(watch.faults).toEqual([]);
  });
}

test('the address carries the code, so that a reload brings it back and runs it', async ({
  page,
}) => {
  await page.goto(PATH);
  const editor = page.getByRole('textbox', {name: /^Code of/});
  await editor.fill('export default () => <p>kept in the address</p>;');
  await expect(page).toHaveURL(/#code=/);
  await page.reload();
  await expect(resultOf(page).getByText('kept in the address')).toBeVisible();
  await expect(editor).toHaveValue(/kept in the address/);
});

test('Back returns from an example to the code before it', async ({page}) => {
  await page.goto(PATH);
  const editor = page.getByRole('textbox', {name: /^Code of/});
  await editor.fill('export default () => <p>mine</p>;');
  await expect(page).toHaveURL(/#code=/);
  await page.getByRole('button', {name: 'Charts', exact: true}).click();
  await expect(editor).toHaveValue(/BarChart/);
  await page.goBack();
  await expect(editor).toHaveValue(/mine/);
});

test('a file that was added can be imported', async ({page}) => {
  await page.goto(PATH);
  const editor = page.getByRole('textbox', {name: /^Code of/});
  await editor.fill(`import {word} from './module1';\nexport default () => <p>{word}</p>;`);
  await expect(page.getByRole('status')).toContainText('./module1');
  await page.getByRole('button', {name: 'Add file'}).click();
  await expect(page.getByRole('tab', {name: 'module1.ts'})).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page
    .getByRole('textbox', {name: 'Code of module1.ts'})
    .fill(`export const word: string = 'from another file';`);
  await expect(resultOf(page).getByText('from another file')).toBeVisible();
  await page.getByRole('button', {name: 'Remove file'}).click();
  await expect(page.getByRole('tab')).toHaveCount(1);
});

test('a damaged link starts with an example instead', async ({page}) => {
  await page.goto(`${PATH}#code=damaged!`);
  await expect(page.getByRole('textbox', {name: /^Code of/})).toHaveValue(/DataGrid/);
});

test('a crash is told, and the next good code shows', async ({page}) => {
  await page.goto(PATH);
  const editor = page.getByRole('textbox', {name: /^Code of/});
  const result = resultOf(page);
  await expect(result.getByRole('grid')).toBeVisible();
  await editor.fill(`export default () => { throw new Error('on purpose'); };`);
  await expect(page.getByRole('status')).toContainText('on purpose');
  await expect(result.getByRole('grid')).toBeVisible();
  await editor.fill('export default () => <p>well again</p>;');
  await expect(result.getByText('well again')).toBeVisible();
});
