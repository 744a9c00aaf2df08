const keyOf = (key: RequestInfo | URL) => (key instanceof Request ? key.url : String(key));

function createCache(): Cache {
  const entries = new Map<string, Response>();
  return {
    match: async (key: RequestInfo) => entries.get(keyOf(key))?.clone(),
    put: async (key: RequestInfo, response: Response) => {
      entries.set(keyOf(key), response);
    },
    delete: async (key: RequestInfo) => entries.delete(keyOf(key)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  } as Partial<Cache> as Cache;
}

/** A CacheStorage in memory, as far as this plugin uses one. */
export function memoryCaches(): CacheStorage {
  const caches = new Map<string, Cache>();
  return {
    open: async (name) => {
      const cache = caches.get(name) ?? createCache();
      caches.set(name, cache);
      return cache;
    },
    has: async (name) => caches.has(name),
    delete: async (name) => caches.delete(name),
    keys: async () => [...caches.keys()],
    match: async (key, options) => {
      const names = options?.cacheName ? [options.cacheName] : [...caches.keys()];
      for (const name of names) {
        const found = await caches.get(name)?.match(key);
        if (found) {
          return found;
        }
      }
      return undefined;
    },
  };
}
