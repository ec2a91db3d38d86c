/** The only source of the current time in the browser. */
export function now(): Date {
  return new Date();
}
