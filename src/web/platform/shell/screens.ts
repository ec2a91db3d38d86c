/** The screens that exist. A link to any other is not shown: nothing in the product leads nowhere. */
const SCREENS = new Set([
  "/",
  "/isap-compass",
  "/objectives",
  "/safety",
  "/watch-outs",
  "/universal-orders",
  "/briefing",
  "/command-staff",
  "/calm",
  "/about",
  "/disclaimer",
]);

/** Whether an address, with or without a query, leads to a screen that exists. */
export function hasScreen(address: string): boolean {
  return SCREENS.has(address.split(/[?#]/)[0] ?? "");
}
