import {expect, test} from './support/test';
import {allAxeFaults, AXE_EXCEPTIONS} from './support/axe';
import {
  exceptedShift,
  hydrated,
  mountDemos,
  recordShifts,
  SHIFT_EXCEPTIONS,
} from './support/watchPage';

for (const {rule, html, page: path, reason} of AXE_EXCEPTIONS) {
  test(`the exception from ${rule} is still needed: ${reason}`, async ({page}) => {
    await page.goto(path);
    await hydrated(page);
    await mountDemos(page);
    const faults = await allAxeFaults(page);
    expect(faults.some((fault) => fault.rule === rule && fault.html.includes(html))).toBe(true);
  });
}

for (const {selector, page: path, reason} of SHIFT_EXCEPTIONS) {
  test(`the exception for shifts of ${selector} is still needed: ${reason}`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 800});
    await recordShifts(page);
    await page.goto(path);
    await hydrated(page);
    await mountDemos(page);
    await expect.poll(() => exceptedShift(page)).toBeGreaterThan(0);
  });
}
