import { lazySection } from "#web/ui/lazy-section.tsx";

/** The list of tools, fetched when there are any. */
export const PluginToolList = lazySection(
  async () => (await import("./plugin-tool-list.tsx")).PluginToolList,
  null,
);
