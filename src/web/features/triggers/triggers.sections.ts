import { lazy } from "react";

/** What other screens show of this feature. Each is fetched when it is first shown, so render it inside a `Suspense`. */
export const TriggerPoints = lazy(async () => ({
  default: (await import("./trigger-points.tsx")).TriggerPoints,
}));
