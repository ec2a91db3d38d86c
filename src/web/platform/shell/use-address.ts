import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "wouter";

/** The address's parameters. A change replaces the address, so that Back leads off the screen; null removes one. */
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

/** What was asked for; another object each time, also when it is the same again. */
export interface Asked {
  value: string;
  /** How often something was asked for by now. */
  times: number;
}

interface AskedOptions {
  /** Whether this part of the screen is the one to answer, and ready to. Always, unless given. */
  isHere?: (value: string) => boolean;
  /** Runs once each time something is asked for. */
  onAsked?: (value: string) => void;
  /** Other parameters that go from the address with it, such as filters that could hide what was asked for. */
  alsoRemoves?: readonly string[];
}

/** What the address asks for in a parameter. It is then removed from the address, so that asking again is heard again. */
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
