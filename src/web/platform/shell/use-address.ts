import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "wouter";

/** The address's parameters. A change replaces the history entry, so that Back leaves the screen; null removes one. */
export function useAddress(): [URLSearchParams, (changes: Record<string, string | null>) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (changes: Record<string, string | null>) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true },
    );
  return [search, change];
}

/** What was requested; a new object each time, even for the same value. */
export interface Asked {
  value: string;
  /** The number of requests so far. */
  times: number;
}

interface AskedOptions {
  /** Whether this part of the screen handles the request and is ready to. By default, always. */
  isHere?: (value: string) => boolean;
  /** Runs once per request. */
  onAsked?: (value: string) => void;
  /** Other parameters that are removed with it, such as filters that could hide the target. */
  alsoRemoves?: readonly string[];
}

/** The value of an address parameter, which is then removed, so that a second link with the same value works too. */
export function useAskedFor(name: string, options: AskedOptions = {}): Asked | null {
  const { isHere = () => true, onAsked, alsoRemoves = [] } = options;
  const [address, changeAddress] = useAddress();
  const [asked, setAsked] = useState<Asked | null>(null);
  const value = address.get(name);
  const isMine = value !== null && isHere(value);

  const answer = useEffectEvent((wanted: string) => {
    setAsked((before) => ({ value: wanted, times: (before?.times ?? 0) + 1 }));
    changeAddress(Object.fromEntries([name, ...alsoRemoves].map((each) => [each, null])));
    onAsked?.(wanted);
  });
  useEffect(() => {
    if (isMine) answer(value);
  }, [isMine, value]);
  return asked;
}
