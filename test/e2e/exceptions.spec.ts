import {expect, test} from './support/test';
import {allAxeFaults, AXE_EXCEPTIONS} from './support/axe';
import {hydrated, mountDemos} from './support/watchPage';

for (const {rule, html, page: path, reason} of AXE_EXCEPTIONS) {
  test(`the exception from ${rule} is still needed: ${reason}`, async ({page}) => {
    await page.goto(path);
    await hydrated(page);
    await mountDemos(page);
    const faults = await allAxeFaults(page);
    expect(faults.some((fault) => fault.rule === rule && fault.html.includes(html))).toBe(true);
  });
}
