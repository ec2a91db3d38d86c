import { lazyPart } from "#web/ui/lazy-part.tsx";

/** The section of Settings about what the person has here. */
export const YourData = lazyPart(async () => (await import("./your-data.tsx")).YourData);
