import { onTestFinished } from "vitest";

/** Replaces the browser's Cache Storage with one in memory until the test ends. */
export function fakeCaches(): void {
  const stores = new Map<string, Map<string, Response>>();
  const addressOf = (request: RequestInfo | URL) =>
    request instanceof Request ? request.url : new URL(String(request), location.origin).href;
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (request: RequestInfo | URL) => store.get(addressOf(request))?.clone(),
      matchAll: async () => [...store.values()].map((response) => response.clone()),
      put: async (request: RequestInfo | URL, response: Response) =>
        void store.set(addressOf(request), response),
      delete: async (request: RequestInfo | URL) => store.delete(addressOf(request)),
      keys: async () => [...store.keys()].map((url) => ({ url })),
    };
  };
  Object.defineProperty(globalThis, "caches", {
    configurable: true,
    value: {
      open: async (name: string) => open(name),
      delete: async (name: string) => stores.delete(name),
      keys: async () => [...stores.keys()],
    },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, "caches");
  });
}
