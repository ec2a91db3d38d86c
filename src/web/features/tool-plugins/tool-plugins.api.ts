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

/** The enabled tools. */
export const pluginsQuery = queryOptions({
  queryKey: [PLUGIN_PATHS.list],
  queryFn: ({ signal }) => call<ToolPlugin[]>("GET", PLUGIN_PATHS.list, { signal }),
});

/** The items of a tool's check on a day such as "2026-11-21", without untouched ones. */
export const checksQuery = (slug: string, day: string) =>
  queryOptions({
    queryKey: [PLUGIN_PATHS.checks(slug), day],
    queryFn: ({ signal }) =>
      call<PluginCheck[]>("GET", `${PLUGIN_PATHS.checks(slug)}?${new URLSearchParams({ day })}`, { signal }),
  });

/**
 * Stores the state of an item on a day.
 * @throws ApiError
 */
export function storeCheck(slug: string, day: string, { code, ...state }: Omit<PluginCheck, "updatedAt">) {
  const body: PluginCheckChange = { day, ...state };
  return call<PluginCheckAnswer>("PUT", PLUGIN_PATHS.check(slug, encodeURIComponent(code)), { body });
}

/** The days with a check up to `today`, newest first. */
export const pluginHistoryQuery = (slug: string, today: string) =>
  queryOptions({
    queryKey: [PLUGIN_PATHS.history(slug), today],
    queryFn: ({ signal }) => call<PluginHistory>("GET", PLUGIN_PATHS.history(slug), { signal }),
  });
