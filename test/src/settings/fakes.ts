import {createSettingsStore} from '@site/src/settings/store';
import type {SettingsStore, StoreEnvironment, TextStorage} from '@site/src/settings/store';

/** A storage in memory that can be told to refuse. */
export interface FakeStorage extends TextStorage {
  texts: Map<string, string>;
  blocked: boolean;
}

export function fakeStorage(texts: Record<string, string> = {}): FakeStorage {
  const storage: FakeStorage = {
    texts: new Map(Object.entries(texts)),
    blocked: false,
    read: (name) => guard(() => storage.texts.get(name) ?? null),
    write: (name, text) => guard(() => void storage.texts.set(name, text)),
    remove: (name) => guard(() => void storage.texts.delete(name)),
  };
  function guard<T>(action: () => T): T {
    if (storage.blocked) {
      throw new DOMException('blocked', 'SecurityError');
    }
    return action();
  }
  return storage;
}

export interface FakeRoot {
  attributes: Record<string, string>;
  getAttribute: (name: string) => string | null;
  setAttribute: (name: string, value: string) => void;
}

export function fakeRoot(): FakeRoot {
  const attributes: Record<string, string> = {};
  return {
    attributes,
    getAttribute: (name) => attributes[name] ?? null,
    setAttribute: (name, value) => {
      attributes[name] = value;
    },
  };
}

/** A store over fakes, with everything that can be looked at afterwards. */
export function setUp(
  options: {
    local?: Record<string, string>;
    cookie?: Record<string, string>;
    blocked?: boolean;
  } & Pick<StoreEnvironment, 'search' | 'hash'> = {},
): {
  store: SettingsStore;
  local: FakeStorage;
  cookie: FakeStorage;
  root: FakeRoot;
  announce: jest.Mock;
} {
  const local = fakeStorage(options.local);
  const cookie = fakeStorage(options.cookie);
  local.blocked = cookie.blocked = options.blocked ?? false;
  const root = fakeRoot();
  const announce = jest.fn();
  const {search, hash} = options;
  const store = createSettingsStore({local, cookie, root, announce, search, hash});
  return {store, local, cookie, root, announce};
}
