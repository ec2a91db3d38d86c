import { lazyPart } from "#web/ui/lazy-part.tsx";

/** The list of tools, fetched when there are any: render it inside a `Suspense`. */
export const PluginToolList = lazyPart(async () => (await import("./plugin-tool-list.tsx")).PluginToolList);
