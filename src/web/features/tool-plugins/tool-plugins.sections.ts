import { lazy } from "react";

/** What other screens show of this feature. Each is fetched when it is first shown, so render it inside a `Suspense`. */
export const PluginTools = lazy(async () => ({ default: (await import("./plugin-tools.tsx")).PluginTools }));
export const PluginToolList = lazy(async () => ({
  default: (await import("./plugin-tools.tsx")).PluginToolList,
}));
export const PluginToolDialog = lazy(async () => ({
  default: (await import("./plugin-tool-dialog.tsx")).PluginToolDialog,
}));
