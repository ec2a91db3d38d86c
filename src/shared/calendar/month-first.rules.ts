/** Time zones of the United States, where the month comes before the day. UTC is the default for a missing zone. */
const MONTH_FIRST_ZONES =
  /^(?:UTC|US\/|Pacific\/Honolulu|America\/(?:New_York|Detroit|Kentucky|Indiana|Indianapolis|Louisville|Chicago|Menominee|North_Dakota|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak))/;

/**
 * Whether the month comes before the day in a date in figures.
 * @param reader the person's BCP 47 tag, or without it their time zone
 */
export function isMonthFirst({
  locale,
  timeZone,
}: {
  locale?: string | undefined;
  timeZone: string;
}): boolean {
  if (locale === undefined) return MONTH_FIRST_ZONES.test(timeZone);
  const parts = new Intl.DateTimeFormat(locale, { timeZone: "UTC" }).formatToParts(0).map(({ type }) => type);
  return parts.indexOf("month") < parts.indexOf("day");
}
