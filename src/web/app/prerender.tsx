import { renderToString } from "react-dom/server";
import { currentUserQuery } from "#web/features/auth/auth.api.ts";
import { createQueryClient } from "#web/platform/http/query-client.ts";
import { Root } from "./root.tsx";
import { screenAt } from "./screens.ts";

/** Renders a screen at build time, for somebody who is not signed in. @returns its title and its markup */
export async function prerender(path: string): Promise<{ title: string; html: string }> {
  const screen = screenAt(path);
  if (!screen) throw new Error(`There is no screen at ${path}.`);
  await screen.Part.preload();
  const queryClient = createQueryClient(() => {});
  queryClient.setQueryData(currentUserQuery.queryKey, null);
  const html = renderToString(
    <Root queryClient={queryClient} prerendered={{ ssrPath: path, ssrSearch: "" }} />,
  );
  queryClient.clear();
  return { title: `${screen.title ?? screen.name} · Ridgeline`, html };
}
