import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

const isTyping = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  (key.length === 1 || key === "Backspace") && !ctrlKey && !metaKey && !altKey;

/**
 * Moves the focus to `heading`, and keeps it there until the person presses something: the dialog in which they wrote
 * may close just then and ask for the focus. Answers how to give it back.
 */
export function useFirstAttention(
  card: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): () => void {
  const cameFrom = useRef<Element | null>(null);
  const take = useEffectEvent(() => heading.current?.focus({ preventScroll: true }));
  const goBack = useEffectEvent(() => {
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.matches("input, textarea"))
      cameFrom.current.focus();
  });
  const isInside = useEffectEvent((target: EventTarget | null) => card.current?.contains(target as Node));

  useEffect(() => {
    cameFrom.current = document.activeElement;
    take();
    let hasActed = false;
    const act = (event: Event) => {
      const isFirst = !hasActed;
      hasActed = true;
      // They were still writing: the key goes into their text.
      if (isFirst && event instanceof KeyboardEvent && isTyping(event)) goBack();
    };
    const hold = ({ target }: FocusEvent) => {
      if (isInside(target)) return;
      cameFrom.current = target as Element;
      if (!hasActed) take();
    };
    document.addEventListener("keydown", act, { capture: true });
    document.addEventListener("pointerdown", act, { capture: true });
    document.addEventListener("focusin", hold);
    return () => {
      document.removeEventListener("keydown", act, { capture: true });
      document.removeEventListener("pointerdown", act, { capture: true });
      document.removeEventListener("focusin", hold);
    };
  }, []);

  return () => {
    const { current } = cameFrom;
    const isThere = current instanceof HTMLElement && current.isConnected && current !== document.body;
    (isThere ? current : document.getElementById("content"))?.focus();
  };
}
