/** Formatters by zone. Each holds tens of kilobytes outside the heap until it is collected. */
const clocks = new Map<string, Intl.DateTimeFormat>();
/** Zone names are case-insensitive, so the number of spellings is unlimited. */
const MAX_CLOCKS = 100;

/**
 * Formats the local time of a zone, as numbers from month to second. Cached per zone, because creating a formatter
 * costs more than using it, and memory too.
 * @throws RangeError when the zone does not exist
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
