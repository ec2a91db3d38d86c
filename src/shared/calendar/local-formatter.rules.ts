/** By zone and form. Making one costs a hundred times as much as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** A formatter in a language, by default this device's, made once for each zone and form. */
export function localFormatter(
  timeZone: string,
  form: Intl.DateTimeFormatOptions,
  language?: string,
): Intl.DateTimeFormat {
  const key = [timeZone, language, ...Object.entries(form)].join();
  const known = formatters.get(key);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat(language, { ...form, timeZone });
  formatters.set(key, formatter);
  return formatter;
}
