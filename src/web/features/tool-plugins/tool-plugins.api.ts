import { queryOptions } from "@tanstack/react-query";
import {
  PLUGIN_PATHS,
  type PluginCheck,
  type PluginCheckAnswer,
  type PluginCheckChange,
  type PluginHistory,
  type ToolPlugin,
} from "#shared/tool-plugins/tool-plugins.contract.ts";
import { call } from "#web/platform/http/api-client.ts";

/** The tools that are switched on. */
export const pluginsQuery = queryOptions({
  queryKey: [PLUGIN_PATHS.list],
  queryFn: ({ signal }) => call<ToolPlugin[]>("GET", PLUGIN_PATHS.list, { signal }),
});

/** How the items of a tool stood on a day such as "2026-11-21"; one that was not looked at is not among them. */
export const checksQuery = (slug: string, day: string) =>
  queryOptions({
    queryKey: [PLUGIN_PATHS.checks(slug), day],
    queryFn: ({ signal }) =>
      call<PluginCheck[]>("GET", `${PLUGIN_PATHS.checks(slug)}?${new URLSearchParams({ day })}`, { signal }),
  });

/**
 * Stores how an item stands on a day.
 * @throws ApiError
 */
export function storeCheck(slug: string, day: string, { code, ...state }: Omit<PluginCheck, "updatedAt">) {
  const body: PluginCheckChange = { day, ...state };
  return call<PluginCheckAnswer>("PUT", PLUGIN_PATHS.check(slug, encodeURIComponent(code)), { body });
}

/** The days on which a check was made, newest first, as they are known on the day `today`. */
export const pluginHistoryQuery = (slug: string, today: string) =>
  queryOptions({
    queryKey: [PLUGIN_PATHS.history(slug), today],
    queryFn: ({ signal }) => call<PluginHistory>("GET", PLUGIN_PATHS.history(slug), { signal }),
  });
