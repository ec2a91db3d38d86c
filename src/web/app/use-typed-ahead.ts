import { useEffect, useEffectEvent, useState } from "react";

/**
 * Catches what is typed while a dialog that was asked for is still being fetched, so that it can stand in the dialog's
 * box. Until then no key reaches the screen behind.
 * @param onEscape runs when the person thinks better of it
 */
export function useTypedAhead(isWaiting: boolean, onEscape: () => void) {
  const [text, setText] = useState("");
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") onEscape();
    else if (event.key === "Backspace") setText((typed) => typed.slice(0, -1));
    else if ([...event.key].length === 1) setText((typed) => typed + event.key);
  });
  useEffect(() => {
    if (!isWaiting) return;
    const listener = (event: KeyboardEvent) => hear(event);
    window.addEventListener("keydown", listener, { capture: true });
    return () => window.removeEventListener("keydown", listener, { capture: true });
  }, [isWaiting]);
  return { text, forget: () => setText("") };
}
