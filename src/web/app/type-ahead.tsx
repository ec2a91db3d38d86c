import { useEffect, useEffectEvent } from "react";

interface TypeAheadProps {
  onChange: (change: (typed: string) => string) => void;
  onEscape: () => void;
}

/** While mounted, captures what is typed for a box that is still loading, so that it does not reach the screen behind. */
export function TypeAhead({ onChange, onEscape }: TypeAheadProps) {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") onEscape();
    else if (event.key === "Backspace") onChange((typed) => typed.slice(0, -1));
    else if ([...event.key].length === 1) onChange((typed) => typed + event.key);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    window.addEventListener("keydown", listener, { capture: true });
    return () => window.removeEventListener("keydown", listener, { capture: true });
  }, []);
  return null;
}
