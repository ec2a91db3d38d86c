import { type ComponentType, createElement, lazy, useState } from "react";

/** A part of a screen that is fetched when it is first rendered, inside a `Suspense`, or by `fetch` before. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  fetch: () => Promise<unknown>;
  isFetched: () => boolean;
};

/**
 * Makes a part of a screen a file of its own. Once it has been fetched, it shows at once: React alone would put its
 * fallback on the screen first, and holds back whatever follows a fallback for 300 ms.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let fetched: ComponentType<Props> | null = null;
  const fetch = async () => {
    fetched = await load();
    return { default: fetched };
  };
  const Fetching = lazy(fetch);
  function Part(props: Props) {
    // Chosen once: another element in its place would lose what is typed in this one.
    const [Shown] = useState<ComponentType<Props>>(() => fetched ?? Fetching);
    return createElement(Shown, props);
  }
  return Object.assign(Part, { fetch, isFetched: () => fetched !== null });
}
