/** @jest-environment jsdom */
import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import AdDisplay from '../../../plugins/ads/client/AdDisplay';
import {AdBoundary} from '../../../plugins/ads/client/AdBoundary';
import {AdProvider, useAdConfig} from '../../../plugins/ads/client/AdProvider';
import AdSlot from '../../../plugins/ads/client/AdSlot';
import {DEFAULT_OPTIONS} from '../../../plugins/ads/options';
import type {AdConfig, ShownAd} from '../../../plugins/ads/types';
import {TRACK_EVENT} from '../../../plugins/analytics/client/track';

const config: AdConfig = {...DEFAULT_OPTIONS, poweredby: 'MUI X', clickSplit: 0.25};
const mockAd = jest.fn();

jest.mock('../../../plugins/ads/client/Ad', () => ({
  __esModule: true,
  default: (...args: unknown[]) => mockAd(...args),
}));

jest.mock('@docusaurus/useBaseUrl', () => ({__esModule: true, default: () => '/x/'}));

const push = jest.fn();
jest.mock('@docusaurus/router', () => ({
  useHistory: () => ({push: (to: string) => push(to)}),
}));

const ad: ShownAd = {
  link: 'https://acme.example/tables',
  img: 'https://acme.example/image.png',
  company: '<b>Acme</b>',
  description: '<img src=x onerror="window.hacked = 1">',
  poweredby: 'Acme',
  label: 'feed',
  pixels: [],
};

function show(shown: ShownAd) {
  return render(
    <AdProvider config={config}>
      <AdDisplay ad={shown} label="feed-body-top" />
    </AdProvider>,
  );
}

afterEach(cleanup);

test('the config outside its provider is an error', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  function Lost() {
    return <p>{useAdConfig().placement}</p>;
  }
  expect(() => render(<Lost />)).toThrow(
    new Error(
      'Could not find docs ad config context value; please ensure the component is wrapped in a <AdProvider>',
    ),
  );
});

test('the provider gives the config', () => {
  function Found() {
    return <p>{useAdConfig().placement}</p>;
  }
  render(
    <AdProvider config={config}>
      <Found />
    </AdProvider>,
  );
  expect(screen.getByText('body-top')).toBeTruthy();
});

test('texts are shown as texts, and the link is a sponsored one', () => {
  const {container} = show(ad);
  const link = screen.getByRole('link');
  expect(link.textContent).toBe('<b>Acme</b> – <img src=x onerror="window.hacked = 1">Ad by Acme');
  expect(container.querySelectorAll('img')).toHaveLength(1);
  expect(link.getAttribute('rel')).toBe('sponsored noopener');
  expect(link.getAttribute('target')).toBe('_blank');
  expect({...link.dataset}).toEqual({
    analyticsCategory: 'ad',
    analyticsAction: 'click',
    analyticsLabel: 'feed-body-top',
    analyticsSplit: '0.25',
  });
});

test('the image has its size and is loaded lazily', () => {
  const {container} = show(ad);
  const image = container.querySelector('img');
  expect(image?.getAttribute('width')).toBe('130');
  expect(image?.getAttribute('height')).toBe('100');
  expect(image?.getAttribute('loading')).toBe('lazy');
});

test('a link of this site stays in the tab, unless the visitor wants another', () => {
  show({...ad, link: 'http://localhost/x/playground/?a=1#b'});
  const link = screen.getByRole('link');
  expect(link.getAttribute('target')).toBeNull();
  // `fireEvent` is false when the default is prevented.
  expect(fireEvent.click(link)).toBe(false);
  expect(push).toHaveBeenCalledWith('/x/playground/?a=1#b');
  push.mockClear();
  fireEvent.click(link, {ctrlKey: true});
  expect(push).not.toHaveBeenCalled();
});

test('a boundary reports the first error once and shows nothing', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onCrash = jest.fn();
  const Broken = () => {
    throw new Error('broken');
  };
  const {container, rerender} = render(
    <AdBoundary onCrash={onCrash}>
      <Broken />
    </AdBoundary>,
  );
  rerender(<AdBoundary onCrash={onCrash}>late</AdBoundary>);
  expect(container.innerHTML).toBe('');
  expect(onCrash).toHaveBeenCalledTimes(1);
});

describe('the block of the page', () => {
  const events: unknown[] = [];
  const listen = (event: Event) => events.push((event as CustomEvent).detail);

  beforeEach(() => {
    events.length = 0;
    document.addEventListener(TRACK_EVENT, listen);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  afterEach(() => document.removeEventListener(TRACK_EVENT, listen));

  async function open(state: string) {
    const {container} = render(<AdSlot />);
    const section = container.querySelector('section')!;
    document.documentElement.dataset.hasHydrated = 'true';
    expect(section.dataset).toMatchObject({adState: 'checking', adLabel: ''});
    await waitFor(() => expect(section.dataset.adState).toBe(state));
    return section;
  }

  test('names the state and label of what is shown', async () => {
    mockAd.mockImplementation(({onShow}: {onShow: (...args: unknown[]) => void}) => {
      setTimeout(() => onShow('in-house', 'in-house-a-body-top'));
      return <p>ad</p>;
    });
    const section = await open('in-house');
    expect(section.dataset.adLabel).toBe('in-house-a-body-top');
    expect(section.getAttribute('aria-label')).toBe('Advertisement');
  });

  test('a crash hides the ad, keeps the block and sends one event', async () => {
    mockAd.mockImplementation(() => {
      throw new Error('broken');
    });
    const section = await open('none');
    expect(section.dataset.adLabel).toBe('');
    expect(section.innerHTML).toBe('');
    expect(events).toEqual([{name: 'ad', params: {eventAction: 'crash', eventLabel: null}}]);
  });
});
