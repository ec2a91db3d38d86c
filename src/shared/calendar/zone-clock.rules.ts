/** Clocks of zones that were asked for. A formatter holds tens of kilobytes outside the heap until it is collected. */
const clocks = new Map<string, Intl.DateTimeFormat>();
/** Names are taken in any case, so that they have no natural limit. */
const MAX_CLOCKS = 100;

/**
 * Formats what the clock of a zone shows, as numbers from month to second. One formatter for each zone, because
 * making one costs more than using it and fills memory.
 * @throws RangeError when there is no such zone
 */
export function zoneClock(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
    hourCycle: "h23",
  });
  if (clocks.size >= MAX_CLOCKS) clocks.clear();
  clocks.set(timeZone, clock);
  return clock;
}
