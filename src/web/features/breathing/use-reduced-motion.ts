import { useMediaQuery } from "#web/ui/use-media-query.ts";

/** Whether the person prefers reduced motion. */
export const useReducedMotion = (): boolean => useMediaQuery("(prefers-reduced-motion: reduce)");
