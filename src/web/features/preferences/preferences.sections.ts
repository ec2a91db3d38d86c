import { lazyPart } from "#web/ui/lazy-part.tsx";

/** The section of Settings about this device. */
export const Preferences = lazyPart(async () => (await import("./preferences.tsx")).Preferences);
