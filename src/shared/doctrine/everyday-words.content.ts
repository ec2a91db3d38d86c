/**
 * Triggers that are common in ordinary plans ("we should", "the kitchen drain", "lock in the rate"). In the text of an
 * objective they only count beside a clearer trigger of the same watch-out. Spelled as matched: lower case, hyphens as
 * spaces.
 */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set([
  // W1
  "split",
  "splits",
  "splitting",
  "scatter",
  "scatters",
  // W2
  "on my own",
  // W3
  "drain",
  "drains",
  "exhaust",
  "exhausts",
  "worn out",
  // W4
  "should",
  "supposed to",
  "assume",
  "assumes",
  "assumed",
  "pressure",
  "pressures",
  // W5
  "silent",
  "guess",
  "guesses",
  // W7
  "urgent",
  "snap",
  "snaps",
  "snapped",
  "on edges",
  // W8
  "who does what",
  // W12
  "drift",
  "drifts",
  // W13
  "rush",
  "rushes",
  "day to day",
  "hour by hour",
  // W14
  "wired",
  "wire",
  "wires",
  "wiring",
  "scroll",
  "scrolls",
  "late night",
  // W15
  "outdated",
  // W16
  "again",
  "recurring",
  "patch",
  "patches",
  "patched",
  "patching",
  // W17
  "box in",
  "boxes in",
  "boxing in",
  "lock in",
  "locks in",
  "locked in",
  "locking in",
  "corner",
  "corners",
  // W18
  "always on",
  "never stop",
  "never stops",
  "no break",
]);
