import {followUpdates} from '../../../../plugins/offline/client/followUpdates';

const worker = (build: string, entry: string | null = `${build}.js`) =>
  ({build, entry}) as unknown as ServiceWorker;

function setUp(page: string, first: ServiceWorker | null, present = first) {
  let tell = () => {};
  const container = {
    controller: present,
    addEventListener: (_type: string, listener: () => void) => (tell = listener),
  };
  const seen: string[] = [];
  followUpdates(container as unknown as ServiceWorkerContainer, first, {
    page,
    ask: async (asked) => {
      const {build, entry} = asked as unknown as {build: string; entry: string | null};
      return entry === null ? null : {build, entry};
    },
    onOutdated: (build) => seen.push(build),
    onFirst: () => seen.push('first'),
  });
  return {
    seen,
    takeOver: async (next: ServiceWorker | null) => {
      container.controller = next;
      tell();
      await new Promise((done) => setTimeout(done));
    },
  };
}

test('the first worker of a page is not an update', async () => {
  const {seen, takeOver} = setUp('b1.js', null);
  await takeOver(worker('b1'));
  expect(seen).toEqual(['first']);
});

test('a page is outdated when a worker of another build takes over', async () => {
  const {seen, takeOver} = setUp('b1.js', worker('b1'));
  await takeOver(worker('b2'));
  expect(seen).toEqual(['b2']);
});

test('a page that came from the new build before its worker did is left alone', async () => {
  const {seen, takeOver} = setUp('b2.js', worker('b1'));
  await takeOver(worker('b2'));
  expect(seen).toEqual([]);
});

test('each further build is told once', async () => {
  const {seen, takeOver} = setUp('b1.js', null);
  await takeOver(worker('b1'));
  await takeOver(worker('b2'));
  await takeOver(worker('b3'));
  expect(seen).toEqual(['first', 'b2', 'b3']);
});

test('a worker that goes away or gives no answer changes nothing', async () => {
  const {seen, takeOver} = setUp('b1.js', worker('b1'));
  await takeOver(null);
  await takeOver(worker('b2', null));
  expect(seen).toEqual([]);
});

test('a worker that took over before the page listened counts', async () => {
  const {seen, takeOver} = setUp('b1.js', worker('b1'), worker('b2'));
  await new Promise((done) => setTimeout(done));
  expect(seen).toEqual(['b2']);
  await takeOver(worker('b3'));
  expect(seen).toEqual(['b2', 'b3']);
});

test('a first worker that came before the page listened is not an update', async () => {
  const {seen} = setUp('b1.js', null, worker('b1'));
  await new Promise((done) => setTimeout(done));
  expect(seen).toEqual(['first']);
});
