import type { LabelMapping } from "../modes/modes.contract.ts";
import type { ModeId } from "../modes/modes.ts";
import type { User } from "./auth.contract.ts";

/** The element of a page that holds what it carries, as JSON. */
export const CARRIED_ID = "carried";

/**
 * The page without anything carried and without a prerendered screen. The service worker keeps this one, so that no copy
 * on a device says who was signed in.
 */
export const BARE_PAGE_PATH = "/app-shell";

/** What a page says about who asked for it, which saves the app its first round trip. */
export interface Carried {
  /** Null if nobody is signed in. */
  user: User | null;
  /** The labels of every mode; none for strangers. */
  labels: Partial<Record<ModeId, LabelMapping[]>>;
}
