import {parseSettingsLink} from './link';
import {parseVariantHash} from './parseVariantHash';
import {SETTING_KEYS, SETTINGS} from './schema';
import type {Setting, SettingKey, SettingValues} from './schema';

/** Where the value in use comes from. `link` and `hash` last for the visit and are not stored. */
export type SettingOrigin = 'default' | 'chosen' | 'link' | 'hash';

/** A place that keeps texts. Any member may throw: the store treats that as blocked storage. */
export interface TextStorage {
  read: (name: string) => string | null | undefined;
  write: (name: string, text: string) => void;
  remove: (name: string) => void;
}

/** What the store touches of the browser, handed in. */
export interface StoreEnvironment {
  local: TextStorage;
  cookie: TextStorage;
  /** Element that carries the attributes: `<html>`. */
  root?: Pick<Element, 'setAttribute' | 'getAttribute'>;
  /** Query of the address, for `?settings=`. */
  search?: string;
  /** Hash of the address, for a demo's variant. */
  hash?: string;
  /** Tells other tabs about a cookie; localStorage tells them by itself. `null` means removed. */
  announce?: (storageKey: string, text: string | null) => void;
}

/** The visitor's settings: one per page load. */
export interface SettingsStore {
  get: <K extends SettingKey>(key: K) => SettingValues[K];
  /** Where the value in use comes from. */
  origin: (key: SettingKey) => SettingOrigin;
  /** Applies and stores a choice. Blocked storage keeps it for the visit. */
  set: <K extends SettingKey>(key: K, value: SettingValues[K]) => void;
  /** Forgets the choices of these keys (all without an argument) and goes back to the defaults. */
  reset: (keys?: readonly SettingKey[]) => void;
  /** Stores what a link brought. */
  keepLinked: () => void;
  /** Drops what a link brought and goes back to what is stored. */
  dropLinked: () => void;
  /** Applies the variant of a demo's URL hash for the visit; any other hash changes nothing. */
  applyHash: (hash: string) => void;
  /** Hears a change of another tab: the storage key and its new text, or nothing to read all again. */
  hear: (storageKey?: string, text?: string | null) => void;
  subscribe: (listener: () => void) => () => void;
}

interface Entry {
  value: unknown;
  origin: SettingOrigin;
  /** Set when storage refused the choice: then silence of the storage means nothing. */
  unsaved?: boolean;
}

const settingOf = (key: SettingKey) => SETTINGS[key] as Setting<unknown>;

/** Makes the store. Reads storage, link and hash at once, and never throws. */
export function createSettingsStore(environment: StoreEnvironment): SettingsStore {
  const {local, cookie, root, announce} = environment;
  const entries = new Map<SettingKey, Entry>();
  const listeners = new Set<() => void>();
  const placeOf = (key: SettingKey) => (settingOf(key).storage === 'local' ? local : cookie);

  /** `undefined` when storage is blocked, `null` when nothing usable is stored. */
  function readStored(key: SettingKey): {value: unknown} | null | undefined {
    try {
      const text = placeOf(key).read(settingOf(key).storageKey);
      return interpret(key, text);
    } catch {
      return undefined;
    }
  }

  function interpret(key: SettingKey, text: string | null | undefined): {value: unknown} | null {
    const value = typeof text === 'string' ? settingOf(key).parse(text) : undefined;
    return value === undefined ? null : {value};
  }

  function put(key: SettingKey, next: Entry): void {
    const {serialize} = settingOf(key);
    const before = entries.get(key);
    const same = before && serialize(before.value) === serialize(next.value);
    entries.set(key, same ? {...next, value: before.value} : next);
    showOne(key);
  }

  function showOne(key: SettingKey): void {
    const {attribute} = settingOf(key);
    const text = String(entries.get(key)?.value);
    if (root && attribute && root.getAttribute(attribute) !== text) {
      root.setAttribute(attribute, text);
    }
  }

  function putStored(key: SettingKey): void {
    const stored = readStored(key);
    if (stored) {
      put(key, {value: stored.value, origin: 'chosen'});
    } else if (stored === null) {
      put(key, {value: settingOf(key).default, origin: 'default'});
    }
  }

  function putHash(hash: string): boolean {
    const variant = parseVariantHash(hash);
    let found = false;
    for (const key of SETTING_KEYS) {
      const part = settingOf(key).hash;
      const value = part && variant?.[part];
      if (value) {
        put(key, {value, origin: 'hash'});
        found = true;
      }
    }
    return found;
  }

  function save(key: SettingKey, value: unknown): void {
    const {storageKey, serialize, storage} = settingOf(key);
    let unsaved = false;
    try {
      placeOf(key).write(storageKey, serialize(value));
    } catch {
      unsaved = true;
    }
    put(key, {value, origin: 'chosen', unsaved});
    if (storage === 'cookie') {
      announce?.(storageKey, serialize(value));
    }
  }

  const notify = () => listeners.forEach((listener) => listener());
  const linked = () => SETTING_KEYS.filter((key) => entries.get(key)?.origin === 'link');

  for (const key of SETTING_KEYS) {
    const stored = readStored(key);
    put(
      key,
      stored
        ? {value: stored.value, origin: 'chosen'}
        : {value: settingOf(key).default, origin: 'default'},
    );
  }
  const link = parseSettingsLink(environment.search ?? '');
  for (const key of SETTING_KEYS) {
    const brought = interpret(key, Object.hasOwn(link, key) ? link[key] : null);
    if (brought) {
      put(key, {value: brought.value, origin: 'link'});
    }
  }
  putHash(environment.hash ?? '');

  return {
    get: <K extends SettingKey>(key: K) => entries.get(key)?.value as SettingValues[K],
    origin: (key) => entries.get(key)?.origin ?? 'default',
    set(key, value) {
      save(key, value);
      notify();
    },
    reset(keys = SETTING_KEYS) {
      for (const key of keys) {
        const {storageKey, storage} = settingOf(key);
        let unsaved = false;
        try {
          placeOf(key).remove(storageKey);
        } catch {
          unsaved = true;
        }
        put(key, {value: settingOf(key).default, origin: 'default', unsaved});
        if (storage === 'cookie') {
          announce?.(storageKey, null);
        }
      }
      notify();
    },
    keepLinked() {
      linked().forEach((key) => save(key, entries.get(key)?.value));
      notify();
    },
    dropLinked() {
      for (const key of linked()) {
        put(key, {value: settingOf(key).default, origin: 'default'});
        putStored(key);
      }
      notify();
    },
    applyHash(hash) {
      if (putHash(hash)) {
        notify();
      }
    },
    hear(storageKey, text) {
      for (const key of SETTING_KEYS) {
        if (storageKey === settingOf(key).storageKey) {
          const heard = interpret(key, text);
          put(
            key,
            heard
              ? {value: heard.value, origin: 'chosen'}
              : {value: settingOf(key).default, origin: 'default'},
          );
        } else if (storageKey === undefined) {
          const {origin, unsaved} = entries.get(key) ?? {origin: 'default'};
          if (!unsaved && (origin === 'chosen' || origin === 'default')) {
            putStored(key);
          }
        }
      }
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
