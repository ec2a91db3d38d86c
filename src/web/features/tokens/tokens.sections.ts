import { lazyPart } from "#web/ui/lazy-part.tsx";

/** The section of Settings about programs of the person's own. */
export const AccessTokens = lazyPart(async () => (await import("./access-tokens.tsx")).AccessTokens);
