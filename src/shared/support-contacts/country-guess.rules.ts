import { countryFrom } from "./country-code.rules.ts";

/** The time zones of the countries whose numbers are known here, including legacy names. */
const ZONES: Record<string, string> = {
  US:
    "America/Adak America/Anchorage America/Boise America/Chicago America/Denver America/Detroit America/Fort_Wayne " +
    "America/Indianapolis America/Juneau America/Los_Angeles America/Louisville America/Menominee America/Metlakatla " +
    "America/New_York America/Nome America/Phoenix America/Shiprock America/Sitka America/Yakutat Pacific/Honolulu",
  PR: "America/Puerto_Rico",
  VI: "America/St_Thomas America/Virgin",
  GU: "Pacific/Guam",
  MP: "Pacific/Saipan",
  AS: "Pacific/Pago_Pago Pacific/Samoa",
  CA:
    "America/Atikokan America/Blanc-Sablon America/Cambridge_Bay America/Coral_Harbour America/Creston " +
    "America/Dawson America/Dawson_Creek America/Edmonton America/Fort_Nelson America/Glace_Bay America/Goose_Bay " +
    "America/Halifax America/Inuvik America/Iqaluit America/Moncton America/Montreal America/Nipigon " +
    "America/Pangnirtung America/Rainy_River America/Rankin_Inlet America/Regina America/Resolute America/St_Johns " +
    "America/Swift_Current America/Thunder_Bay America/Toronto America/Vancouver America/Whitehorse " +
    "America/Winnipeg America/Yellowknife",
  GB: "Europe/London Europe/Belfast",
  IE: "Europe/Dublin",
  AT: "Europe/Vienna",
  BE: "Europe/Brussels",
  BG: "Europe/Sofia",
  CY: "Asia/Nicosia Europe/Nicosia",
  CZ: "Europe/Prague",
  DE: "Europe/Berlin Europe/Busingen",
  DK: "Europe/Copenhagen",
  EE: "Europe/Tallinn",
  ES: "Europe/Madrid Africa/Ceuta Atlantic/Canary",
  FI: "Europe/Helsinki Europe/Mariehamn",
  FR: "Europe/Paris",
  GR: "Europe/Athens",
  HR: "Europe/Zagreb",
  HU: "Europe/Budapest",
  IT: "Europe/Rome",
  LT: "Europe/Vilnius",
  LU: "Europe/Luxembourg",
  LV: "Europe/Riga",
  MT: "Europe/Malta",
  NL: "Europe/Amsterdam",
  PL: "Europe/Warsaw",
  PT: "Europe/Lisbon Atlantic/Madeira Atlantic/Azores",
  RO: "Europe/Bucharest",
  SE: "Europe/Stockholm",
  SI: "Europe/Ljubljana",
  SK: "Europe/Bratislava",
};

/** Groups of zones that lie in one country. */
const FAMILIES: [prefix: string, country: string][] = [
  ["America/Indiana/", "US"],
  ["America/Kentucky/", "US"],
  ["America/North_Dakota/", "US"],
  ["Australia/", "AU"],
];

const COUNTRY_OF_ZONE = new Map(
  Object.entries(ZONES).flatMap(([country, zones]) =>
    zones.split(" ").map((zone) => [zone, country] as const),
  ),
);

function countryOfZone(zone: string): string | null {
  const family = FAMILIES.find(([prefix]) => zone.startsWith(prefix));
  return COUNTRY_OF_ZONE.get(zone) ?? family?.[1] ?? null;
}

/** The region of a language tag: "GB" of "en-GB", "CN" of "zh-Hans-CN"; null without one. */
function regionOf(language: string): string | null {
  const region = language.split("-").find((part, index) => index > 0 && /^[A-Za-z]{2}$/.test(part));
  return countryFrom(region ?? null);
}

/**
 * Guesses the country of a device. The time zone is the best sign: an American phone in Japan is in Japan. A language
 * only counts if the zone allows its country. Null if unsure, which is safer than a wrong number.
 * @param languages language tags such as "en-GB", the preferred one first
 * @param timeZone IANA name
 */
export function guessCountry({
  languages,
  timeZone,
}: {
  languages: readonly string[];
  timeZone: string;
}): string | null {
  const here = countryOfZone(timeZone);
  if (here) return here;
  const regions = languages.map(regionOf).filter((region) => region !== null);
  const saysNothing = timeZone === "" || /^(UTC|GMT|Etc\/.*)$/.test(timeZone);
  if (saysNothing) return regions[0] ?? null;
  return regions.find((region) => !(region in ZONES) && region !== "AU") ?? null;
}
