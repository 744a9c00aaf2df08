import {expect, test} from './support/test';

const library = (name: string) => ({name, exact: true});

test('a reader chooses the date library of the demos, for this page and the next', async ({
  page,
}) => {
  await page.goto('/x/react-date-pickers/quickstart/');
  await expect(page.getByRole('radio', library('Day.js'))).toBeChecked();
  await expect(page.locator('[data-demo="FirstPicker"]')).toBeVisible();

  // By keyboard: the radio buttons are one stop, arrows choose.
  await page.getByRole('radio', library('Day.js')).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const demo = page.locator('[data-demo="FirstPickerLuxon"]');
  await expect(demo).toHaveAttribute('data-demo-state', 'ready');
  await expect(demo.getByText('AdapterLuxon').first()).toBeVisible();
  await expect(page.locator('[data-demo="FirstPicker"]')).toHaveCount(0);

  await page.goto('/x/react-date-pickers/timezone/');
  await expect(page.getByRole('radio', library('Luxon'))).toBeChecked();
  await expect(page.locator('[data-demo="CallInTwoZonesLuxon"]')).toHaveAttribute(
    'data-demo-state',
    'ready',
  );
});

test('every library shows the same day', async ({page}) => {
  await page.goto('/x/react-date-pickers/');
  for (const [name, demo] of [
    ['Day.js', 'TripTimes'],
    ['date-fns', 'TripTimesDateFns'],
    ['Luxon', 'TripTimesLuxon'],
    ['Moment', 'TripTimesMoment'],
  ] as const) {
    await page.getByText(name, {exact: true}).first().click();
    const day = page.locator(`[data-demo="${demo}"]`).getByRole('group', {name: 'Day of travel'});
    await expect(day.getByRole('spinbutton', {name: 'Month'})).toHaveText(/^0?6$/);
    await expect(day.getByRole('spinbutton', {name: 'Day'})).toHaveText('12');
    await expect(day.getByRole('spinbutton', {name: 'Year'})).toHaveText('2026');
  }
});
