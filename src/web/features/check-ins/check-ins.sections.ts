import { lazySection } from "#web/ui/lazy-section.tsx";

/** "Log Complete", for members. A file of its own, because visitors don't need it. */
export const LogComplete = lazySection(async () => (await import("./log-complete.tsx")).LogComplete, null);
