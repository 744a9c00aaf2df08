/** @jest-environment jsdom */
import {whenInteractive} from '../../../plugins/page-slots/client/whenInteractive';

const root = document.documentElement;
const later = () => new Promise((done) => setTimeout(done, 20));

beforeEach(() => root.removeAttribute('data-has-hydrated'));

test('waits until the page says that it answers', async () => {
  const task = jest.fn();
  whenInteractive(task);
  await later();
  root.dataset.hasHydrated = 'false';
  await later();
  expect(task).not.toHaveBeenCalled();
  root.dataset.hasHydrated = 'true';
  await later();
  expect(task).toHaveBeenCalledTimes(1);
});

test('calls in an idle moment of a page that has answered for long', async () => {
  root.dataset.hasHydrated = 'true';
  const task = jest.fn();
  whenInteractive(task);
  expect(task).not.toHaveBeenCalled();
  await later();
  expect(task).toHaveBeenCalledTimes(1);
});

test('calls nothing once it is cancelled, before the page answers and after', async () => {
  const task = jest.fn();
  whenInteractive(task)();
  root.dataset.hasHydrated = 'true';
  whenInteractive(task)();
  await later();
  expect(task).not.toHaveBeenCalled();
});
