import { lazyPart } from "#web/ui/lazy-part.tsx";

/** The section of Settings about Echo. */
export const EchoSettings = lazyPart(async () => (await import("./echo-settings.tsx")).EchoSettings);
