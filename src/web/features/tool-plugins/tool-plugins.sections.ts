import { lazyDialog } from "#web/ui/lazy-dialog.tsx";

/** What other screens show of this feature. */
export { PluginToolList } from "./lazy-tool-list.tsx";
export { PluginTools } from "./plugin-tools.tsx";

export const PluginToolDialog = lazyDialog(
  async () => (await import("./plugin-tool-dialog.tsx")).PluginToolDialog,
);
