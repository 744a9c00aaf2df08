/** @jest-environment jsdom */
import createBeacon from '../../../plugins/analytics/client/transports/beacon';
import createConsole from '../../../plugins/analytics/client/transports/console';
import createGtag from '../../../plugins/analytics/client/transports/gtag';
import type {Transport} from '../../../plugins/analytics/types';

const event = {name: 'page_view', params: {page_title: 'Sorting'}, time: 1};
const page = window as unknown as Record<string, unknown> & {dataLayer: ArrayLike<unknown>[]};
let transport: Transport;

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  transport.stop?.();
  jest.useRealTimers();
});

describe('beacon', () => {
  const sendBeacon = jest.fn();
  const begin = (endpoint = '/collect') =>
    (transport = createBeacon({endpoint, batchSize: 2, interval: 5000}));

  beforeEach(() => {
    sendBeacon.mockReset().mockReturnValue(true);
    Object.assign(navigator, {sendBeacon});
    localStorage.clear();
  });

  const types = () => sendBeacon.mock.calls.map(([, body]) => (body as Blob).type);

  test('sends a full batch at once and a single event after the interval', () => {
    begin();
    transport.event(event);
    expect(sendBeacon).not.toHaveBeenCalled();
    transport.event(event);
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    transport.event(event);
    jest.advanceTimersByTime(4999);
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(sendBeacon).toHaveBeenCalledTimes(2);
  });

  test('sends what waits when the page is left', () => {
    begin();
    transport.event(event);
    window.dispatchEvent(new Event('pagehide'));
    expect(sendBeacon).toHaveBeenCalledTimes(1);
  });

  test('posts JSON to its own host and plain text to another, which needs no preflight', () => {
    begin('/collect');
    transport.event(event);
    transport.event(event);
    transport.stop?.();
    begin('https://count.example/collect');
    transport.event(event);
    transport.event(event);
    expect(types()).toEqual(['application/json', 'text/plain']);
  });

  test('posts by fetch where a blocker has taken sendBeacon away', () => {
    Object.assign(navigator, {sendBeacon: undefined});
    const fetchMock = jest.fn(() => Promise.reject(new TypeError('blocked')));
    Object.assign(window, {fetch: fetchMock});
    begin();
    transport.event(event);
    transport.event(event);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('after consent is withdrawn nothing is sent or kept', () => {
    begin();
    transport.event(event);
    transport.stop?.();
    window.dispatchEvent(new Event('pagehide'));
    jest.advanceTimersByTime(10_000);
    expect(sendBeacon).not.toHaveBeenCalled();
    expect(localStorage.length).toBe(0);
  });
});

describe('gtag', () => {
  const begin = () =>
    (transport = createGtag({id: 'G-1', scriptUrl: 'https://tags.example/gtag/js'}));

  beforeEach(() => {
    document.head.innerHTML = '';
    delete (page as Partial<typeof page>).dataLayer;
    delete page.gtag;
  });

  const entries = () => page.dataLayer.map((entry) => Array.from(entry));

  test('queues first and loads the script later, once', () => {
    begin();
    transport.properties?.({codeVariant: 'TS'});
    transport.event(event);
    expect(document.scripts).toHaveLength(0);
    expect(entries()).toEqual([
      ['js', expect.any(Date)],
      ['config', 'G-1', {send_page_view: false}],
      ['set', 'user_properties', {codeVariant: 'TS'}],
      ['event', 'page_view', {page_title: 'Sorting'}],
    ]);
    jest.runAllTimers();
    begin();
    jest.runAllTimers();
    expect([...document.scripts].map(({src}) => src)).toEqual([
      'https://tags.example/gtag/js?id=G-1',
    ]);
  });

  test('queues arguments objects, which the script tells from other entries', () => {
    begin();
    expect(Object.prototype.toString.call(page.dataLayer[0])).toBe('[object Arguments]');
  });

  test('keeps the script away and itself quiet after consent is withdrawn', () => {
    begin();
    transport.stop?.();
    jest.runAllTimers();
    expect(document.scripts).toHaveLength(0);
    expect(page['ga-disable-G-1']).toBe(true);
  });
});

test('the console transport writes name and parameters', () => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  transport = createConsole();
  transport.event(event);
  expect(info).toHaveBeenCalledWith('[analytics]', 'page_view', {page_title: 'Sorting'});
});
