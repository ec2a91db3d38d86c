/** Where a person is: their BCP 47 tag if it is known, and their time zone. */
export interface Whereabouts {
  locale?: string | undefined;
  /** IANA name. */
  timeZone: string;
}

/** Time zones of the United States. UTC is the default for a missing zone. */
const US_ZONES =
  /^(?:UTC|US\/|Pacific\/Honolulu|America\/(?:New_York|Detroit|Kentucky|Indiana|Indianapolis|Louisville|Chicago|Menominee|North_Dakota|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak))/;
const SOUTHERN_ZONES =
  /^(?:Australia|Antarctica|Pacific\/(?:Auckland|Chatham|Fiji)|Africa\/(?:Johannesburg|Harare|Maputo|Windhoek|Gaborone)|America\/(?:Sao_Paulo|Argentina|Buenos_Aires|Montevideo|Santiago|Asuncion|La_Paz|Lima))/;

/** The two letters of a region, such as "GB"; null if neither the locale nor the zone tells it. */
export function regionOf({ locale, timeZone }: Whereabouts): string | null {
  if (locale !== undefined) return new Intl.Locale(locale).maximize().region ?? null;
  if (timeZone === "Europe/London") return "GB";
  return US_ZONES.test(timeZone) ? "US" : null;
}

/** Whether summer begins in December. */
export const isSouthern = ({ timeZone }: Whereabouts): boolean => SOUTHERN_ZONES.test(timeZone);

/** Whether the month comes before the day in a date in figures. */
export function isMonthFirst({ locale, timeZone }: Whereabouts): boolean {
  if (locale === undefined) return US_ZONES.test(timeZone);
  const parts = new Intl.DateTimeFormat(locale, { timeZone: "UTC" }).formatToParts(0).map(({ type }) => type);
  return parts.indexOf("month") < parts.indexOf("day");
}

/** Where calendars begin the week on Sunday; elsewhere mostly on Monday (CLDR). */
const SUNDAY_REGIONS =
  /^(?:US|CA|MX|BR|CO|PE|VE|GT|HN|NI|PA|PY|SV|DO|PR|JM|IN|PK|BD|NP|IL|SA|JP|KR|TW|HK|MO|TH|PH|ID|SG|KE|ZA|ZW|ET)$/;

/** The weekday on which a person's week begins: 0 is Sunday, 1 Monday. */
export const weekBegins = (whereabouts: Whereabouts): 0 | 1 =>
  SUNDAY_REGIONS.test(regionOf(whereabouts) ?? "") ? 0 : 1;
