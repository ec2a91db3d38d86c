import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { currentUserQuery } from "#web/features/auth/auth.api.ts";
import { createQueryClient } from "#web/platform/http/query-client.ts";
import { TAGLINES } from "#web/platform/shell/taglines.content.ts";
import { FirstView } from "./first-view.tsx";
import { Root } from "./root.tsx";
import { screenAt } from "./screens.ts";

/** Marks a part that was not there yet; React would draw it again in the browser and report an error. */
const UNFINISHED = "<!--$!-->";
const ATTEMPTS = 50;
const PAUSE_MS = 20;

/** Renders a screen at build time, for somebody who is not signed in. @returns its title and its markup */
export async function prerender(path: string): Promise<{ title: string; html: string }> {
  const screen = screenAt(path);
  if (!screen) throw new Error(`There is no screen at ${path}.`);
  await screen.Part.preload();
  const queryClient = createQueryClient(() => {});
  queryClient.setQueryData(currentUserQuery.queryKey, null);
  const render = () =>
    renderToString(<Root queryClient={queryClient} prerendered={{ ssrPath: path, ssrSearch: "" }} />);
  // A part that is fetched on its own begins to load when it is first rendered.
  let html = render();
  for (let attempt = 0; html.includes(UNFINISHED) && attempt < ATTEMPTS; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    html = render();
  }
  if (html.includes(UNFINISHED)) throw new Error(`A part of ${path} cannot be rendered at build time.`);
  queryClient.clear();
  return { title: `${screen.title ?? screen.name} · Ridgeline`, html };
}

/** Renders what a screen's page shows to somebody who is signed in until the app does; null for a screen without that. */
export function prerenderFirstView(path: string): string | null {
  const screen = screenAt(path);
  const tagline = (TAGLINES as Record<string, string>)[path];
  return screen && tagline ? renderToStaticMarkup(<FirstView screen={screen} tagline={tagline} />) : null;
}
