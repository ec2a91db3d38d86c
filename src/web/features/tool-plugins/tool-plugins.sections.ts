import { lazyPart } from "#web/platform/shell/lazy-part.tsx";

/** What other screens show of this feature. What is lazy is fetched when it is first shown, inside a `Suspense`. */
export { PluginToolList } from "./lazy-tool-list.tsx";
export { PluginTools } from "./plugin-tools.tsx";

export const PluginToolDialog = lazyPart(
  async () => (await import("./plugin-tool-dialog.tsx")).PluginToolDialog,
);
