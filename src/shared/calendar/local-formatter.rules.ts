/** By zone and form. Making one costs a hundred times as much as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** A formatter in the language of this device, made once for each zone and form. */
export function localFormatter(timeZone: string, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = [timeZone, ...Object.entries(form)].join();
  const known = formatters.get(key);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat(undefined, { ...form, timeZone });
  formatters.set(key, formatter);
  return formatter;
}
