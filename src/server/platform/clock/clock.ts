/** The only source of the current time on the server, so tests can control it. */
export interface Clock {
  now(): Date;
  /** The current time as the UTC ISO string that is stored and sent. */
  nowIso(): string;
}

export const systemClock: Clock = {
  now: () => new Date(),
  nowIso: () => new Date().toISOString(),
};

/** The current time, or one millisecond after `before` if that is later, so later events always sort later. */
export function momentAfter(before: string | null, clock: Clock): string {
  const now = clock.nowIso();
  if (before === null || now > before) return now;
  return new Date(Date.parse(before) + 1).toISOString();
}

/** A clock that stands still until it is moved: `advance` takes milliseconds. */
export function controlledClock(start: string): Clock & { advance(milliseconds: number): void } {
  let current = Date.parse(start);
  return {
    now: () => new Date(current),
    nowIso: () => new Date(current).toISOString(),
    advance: (milliseconds) => {
      current += milliseconds;
    },
  };
}
