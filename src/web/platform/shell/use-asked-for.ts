import { useEffect, useState } from "react";
import { useSearchParams } from "wouter";

/** What was asked for; another object each time, also when it is the same again. */
export interface Asked {
  value: string;
}

/**
 * What the address asks for in a parameter. It is taken out of the address then, so that asking again is heard again.
 * @param isHere whether this part of the screen is the one to answer
 */
export function useAskedFor(name: string, isHere: (value: string) => boolean): Asked | null {
  const [search, setSearch] = useSearchParams();
  const [asked, setAsked] = useState<Asked | null>(null);
  const value = search.get(name);
  const isMine = value !== null && isHere(value);

  useEffect(() => {
    if (!isMine) return;
    setAsked({ value });
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete(name);
        return after;
      },
      { replace: true },
    );
  }, [isMine, value, name, setSearch]);
  return asked;
}
