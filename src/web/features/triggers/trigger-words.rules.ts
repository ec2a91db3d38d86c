/** "Tripped on 3 March 2026 at 14:05", by the clock of this device. */
export function trippedInWords(trippedAt: string): string {
  const moment = new Date(trippedAt);
  const day = moment.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
  const time = moment.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  return `on ${day} at ${time}`;
}
