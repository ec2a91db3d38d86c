import { useCallback, useEffect, useState } from "react";

const NONE: ReadonlySet<string> = new Set();

/** Selecting several items of a list; Escape ends it. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  const isSelecting = ids !== null;
  useEffect(() => {
    if (!isSelecting) return;
    const stopByKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === "Escape" && !defaultPrevented) setIds(null);
    };
    document.addEventListener("keydown", stopByKey);
    return () => document.removeEventListener("keydown", stopByKey);
  }, [isSelecting]);
  const toggle = useCallback((id: string) => {
    setIds((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  return {
    isSelecting,
    ids: ids ?? NONE,
    start: () => setIds(NONE),
    stop: () => setIds(null),
    toggle,
    selectAll: (all: readonly string[]) => setIds(new Set(all)),
  };
}
