/** Common alternatives to a country's ISO code. */
const OTHER_CODES: Record<string, string> = { UK: "GB", EL: "GR" };

/** A country's ISO code in upper case; null (unknown) for anything else. */
export function countryFrom(text: string | null): string | null {
  const code = text?.trim().toUpperCase() ?? "";
  return /^[A-Z]{2}$/.test(code) ? (OTHER_CODES[code] ?? code) : null;
}
