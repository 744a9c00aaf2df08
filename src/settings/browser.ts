import Cookies from 'js-cookie';
import {changeKeptDirection} from './keepDirection';
import {parseSettingsLink, withoutSettings} from './link';
import {COOKIE_MAX_AGE, SETTING_KEYS, SETTINGS} from './schema';
import {createSettingsStore} from './store';
import type {SettingsStore, StoreEnvironment, TextStorage} from './store';

/** Name of the channel on which tabs tell each other about cookies, which fire no event. */
export const CHANNEL = 'x-docs:settings';

const local: TextStorage = {
  read: (name) => window.localStorage.getItem(name),
  write: (name, text) => window.localStorage.setItem(name, text),
  remove: (name) => window.localStorage.removeItem(name),
};

const cookie: TextStorage = {
  read: (name) => Cookies.get(name),
  write(name, text) {
    Cookies.set(name, text, {path: '/', sameSite: 'Lax', 'max-age': String(COOKIE_MAX_AGE)});
    if (Cookies.get(name) !== text) {
      throw new Error(`Cookie ${name} was not kept.`);
    }
  },
  remove: (name) => Cookies.remove(name, {path: '/', sameSite: 'Lax'}),
};

const nothing: TextStorage = {read: () => null, write: () => {}, remove: () => {}};

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}

function isLocalStorage(area: Storage | null): boolean {
  try {
    return area === window.localStorage;
  } catch {
    return false;
  }
}

/** Once the visitor chose otherwise, a reload must not bring the link's value back. */
function tidyAddress(store: SettingsStore): void {
  const {href, search} = window.location;
  const linked = SETTING_KEYS.filter((key) => store.origin(key) === 'link');
  if (Object.keys(parseSettingsLink(search)).some((key) => !linked.some((one) => one === key))) {
    window.history.replaceState(window.history.state, '', withoutSettings(href, linked));
  }
}

/** `<html>`, which keeps the direction that is written through it. */
const root: StoreEnvironment['root'] = {
  getAttribute: (name) => document.documentElement.getAttribute(name),
  setAttribute(name, value) {
    if (name === SETTINGS.direction.attribute) {
      changeKeptDirection(value);
    }
    document.documentElement.setAttribute(name, value);
  },
};

function connect(store: SettingsStore, channel: BroadcastChannel | undefined): void {
  window.addEventListener('storage', ({key, newValue, storageArea}) => {
    if (isLocalStorage(storageArea)) {
      store.hear(key ?? undefined, newValue);
    }
  });
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) {
      store.hear();
    }
  });
  store.subscribe(() => tidyAddress(store));
  window.addEventListener('hashchange', () => store.applyHash(window.location.hash));
  channel?.addEventListener('message', ({data}: MessageEvent<[string, string | null]>) =>
    store.hear(data[0], data[1]),
  );
}

/** The store of this page load; on the server, one that has nothing but defaults. */
export function createBrowserStore(): SettingsStore {
  if (typeof window === 'undefined') {
    return createSettingsStore({local: nothing, cookie: nothing});
  }
  const channel = openChannel();
  const store = createSettingsStore({
    local,
    cookie,
    root,
    search: window.location.search,
    hash: window.location.hash,
    announce: (name, text) => channel?.postMessage([name, text]),
  });
  connect(store, channel);
  return store;
}
