import { useEffect, useState } from "react";
import { lazyPart } from "./lazy-part.tsx";

/** Fetched for the first one: a page stands before anybody can rest on a button. */
const Tip = lazyPart(async () => (await import("./tip.tsx")).Tip);

/** How long a mouse rests on an element before its tooltip appears, in milliseconds. */
const DELAY_MS = 700;
/** Within this time of the last tooltip, the next one appears at once. */
const SKIP_DELAY_MS = 300;

const anchorOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-tooltip]") : null;

/** Shows the tooltip of the element that is hovered or focused by keyboard. Once around the app. */
export function Tooltips() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const listening = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current: HTMLElement | null = null;
    let hiddenAt = Number.NEGATIVE_INFINITY;
    const show = (next: HTMLElement, delay: number) => {
      clearTimeout(timer);
      current = next;
      const draw = () => current === next && setAnchor(next);
      // Without it, the element still has its name.
      timer = setTimeout(() => void Tip.preload().then(draw, () => undefined), delay);
    };
    const hide = () => {
      clearTimeout(timer);
      if (!current) return;
      current = null;
      setAnchor((before) => {
        if (before) hiddenAt = performance.now();
        return null;
      });
    };
    const on = <Name extends keyof DocumentEventMap>(
      name: Name,
      act: (event: DocumentEventMap[Name]) => void,
    ) => document.addEventListener(name, act, { capture: true, passive: true, signal: listening.signal });
    on("pointerover", (event) => {
      const next = event.pointerType === "touch" ? null : anchorOf(event);
      if (next === current) return;
      hide();
      if (next) show(next, performance.now() - hiddenAt < SKIP_DELAY_MS ? 0 : DELAY_MS);
    });
    on("focusin", (event) => {
      const next = anchorOf(event);
      if (next?.matches(":focus-visible")) show(next, 0);
    });
    for (const name of ["focusout", "pointerdown", "scroll"] as const) on(name, hide);
    on("keydown", ({ key }) => key !== "Tab" && hide());
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);

  return anchor?.isConnected ? <Tip key={anchor.dataset.tooltip} anchor={anchor} /> : null;
}
