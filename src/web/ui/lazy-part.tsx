import { type ComponentType, createElement, lazy, useState } from "react";
import { fetchAppStyles } from "./app-styles.ts";

/** A part of a screen that is loaded when it is first rendered inside a `Suspense`, or earlier by `preload`. */
type LazyPart<Props extends object> = ComponentType<Props> & {
  preload: () => Promise<unknown>;
  /** After a failure, fetches again when the part is next rendered. */
  reset: () => void;
  isLoaded: () => boolean;
};

/**
 * Makes a part of a screen a file of its own. Once loaded, it is rendered at once: `lazy` alone would show the fallback
 * first, and React delays what replaces a fallback by 300 ms.
 * @param styles the front screens need only the rules that their prerendered pages come with (`scripts/first-paint.ts`)
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  styles: "app" | "front" = "app",
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    const [, part] = await Promise.all([styles === "app" && fetchAppStyles(), load()]);
    loaded = part;
    return { default: part };
  };
  let Loading = lazy(preload);
  function Part(props: Props) {
    // Chosen once, because another component type would reset its state.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Loading);
    return createElement(Shown, props);
  }
  const reset = () => {
    Loading = lazy(preload);
  };
  return Object.assign(Part, { preload, reset, isLoaded: () => loaded !== null });
}
