import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CARRIED_ID, type Carried } from "#shared/auth/carried.ts";
import { withLabels } from "#shared/modes/label-placeholder.rules.ts";

const NONCE_PLACEHOLDER = "__CSP_NONCE__";
const APP_STYLES = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/;
const APP_SCRIPT = /<script type="module"[^>]* src="([^"]+)"[^>]*>/;
const ROOT = '<div id="root"></div>';

/** What the build says about the page at a path (`scripts/prerender.ts`). */
export interface BuiltPage {
  /** The files that the screen needs, besides those of every page. */
  files: string[];
  /** Whether only somebody who is signed in sees this screen. */
  isForMembers: boolean;
  /** What somebody who is signed in sees until the app shows the screen, and the script that starts the app. */
  firstView?: { html: string; starter: string };
  /** The screen as rendered for a stranger. */
  prerendered?: {
    title: string;
    html: string;
    isForEveryone: boolean;
    /** The script that starts the app for somebody who is not signed in. */
    starter: string;
    /** The style sheet that holds what this screen uses of the app's. */
    styles?: string;
  };
}

/** Where the build leaves that. */
export const BUILT_PAGES = ".vite/pages.json";

interface Pages {
  /** Those of the screens. */
  paths: readonly string[];
  /** The page at a path; without anything carried if that is null. */
  page(path: string, carried: Carried | null, nonce: string): string;
}

/** The pages of the built web app, or null without a build. */
export function readPages(webRoot: string): Pages | null {
  const indexPath = join(webRoot, "index.html");
  if (!existsSync(indexPath)) return null;
  const bare = readFileSync(indexPath, "utf8");
  const builtPath = join(webRoot, BUILT_PAGES);
  const built: Record<string, BuiltPage> = existsSync(builtPath)
    ? JSON.parse(readFileSync(builtPath, "utf8"))
    : {};
  return {
    paths: Object.keys(built),
    page(path, carried, nonce) {
      const page = built[path];
      const html = withScreen(bare, page, carried);
      return (carried ? withCarried(html, carried) : html).replaceAll(NONCE_PLACEHOLDER, nonce);
    },
  };
}

function withScreen(bare: string, page: BuiltPage | undefined, carried: Carried | null): string {
  if (!page || (page.isForMembers && !carried?.user)) return bare;
  const { prerendered, firstView, files } = page;
  // Somebody who is signed in, or may be, is led on from the login page.
  if (prerendered && !prerendered.isForEveryone && carried?.user !== null) return bare;
  if (firstView) {
    const html = withEarlyStarter(bare, firstView.starter, files);
    return html.replace(ROOT, () => rootWith(withLabels(firstView.html, carried?.labels ?? {})));
  }
  const html =
    prerendered && carried?.user === null
      ? withStarter(bare, prerendered.starter, files)
      : insert(bare, files.map((file) => preloadLink(`/${file}`)).join(""), "</head>");
  if (!prerendered) return html;
  const { isForEveryone, styles } = prerendered;
  // What works without scripts need not say that the rest does not.
  return (isForEveryone ? html.replace(/<noscript>.*?<\/noscript>/s, "") : html)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${prerendered.title}</title>`)
    .replace(APP_STYLES, (tag, app: string) =>
      styles ? tag.replace(app, () => `/${styles}" data-app-styles="${app}`) : tag,
    )
    .replace(ROOT, () => rootWith(prerendered.html));
}

const rootWith = (content: string) => `<div id="root">${content}</div>`;

const preloadLink = (path: string) => `<link rel="modulepreload" crossorigin href="${path}">`;

/** The app's own script and the screen's files are named for the starter, which fetches them. */
function withStarter(bare: string, starter: string, files: readonly string[]): string {
  return bare.replace(APP_SCRIPT, (tag, app: string) => {
    const all = [app, ...files.map((file) => `/${file}`)].join(" ");
    return tag.replace(app, () => `/${starter}" data-app="${app}" data-files="${all}`);
  });
}

/**
 * Whoever is signed in waits for the app, so its own script, a third of all, is fetched at once: after the styles, and while
 * the page is painted. The screen's files follow then.
 */
function withEarlyStarter(bare: string, starter: string, files: readonly string[]): string {
  const app = APP_SCRIPT.exec(bare)?.[1] ?? "";
  const early = preloadLink(app).replace("<link ", '<link fetchpriority="low" ');
  return withStarter(bare, starter, files).replace(
    '<script type="module"',
    () => `${early}<script type="module"`,
  );
}

/** A data block, which no policy on scripts needs to allow. Escaped, so that a name cannot end it. */
function withCarried(html: string, carried: Carried): string {
  const json = JSON.stringify(carried).replaceAll("<", "\\u003c");
  return insert(html, `<script type="application/json" id="${CARRIED_ID}">${json}</script>`, "</head>");
}

function insert(html: string, part: string, before: string): string {
  const place = html.indexOf(before);
  return place < 0 ? html + part : html.slice(0, place) + part + html.slice(place);
}
