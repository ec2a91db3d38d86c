import { dirname, resolve } from "node:path";

/** The bundler's view of the modules. */
interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; code: string | null } | null;
}

/** The screens that people may open first, and what visitors are shown on them a moment later. */
const FIRST_SCREENS = {
  front: ["features/auth/login.page.tsx", "features/auth/signup.page.tsx"],
  signIn: ["features/auth/sign-in-parts.tsx"],
  signInSchema: ["../shared/auth/auth.contract.ts"],
  calm: ["features/calm/calm.page.tsx"],
  plan: ["features/safety/paper/kept-plan.page.tsx"],
  morning: ["app/signed-in-app.tsx", "features/dashboard/dashboard.page.tsx"],
  library: ["features/library/meditation-library.tsx"],
  objectives: ["features/objectives/objectives.page.tsx"],
  safety: ["features/safety/safety.page.tsx"],
  wellness: ["features/wellness/wellness.page.tsx"],
  isap: ["features/isap/isap.page.tsx"],
  briefing: ["features/handover/handover.page.tsx"],
  echo: ["features/echo/echo.page.tsx"],
  watchOuts: ["features/doctrine/watch-outs.page.tsx"],
};
type FirstScreens = keyof typeof FIRST_SCREENS;

/** Without a separate group, a screen with a form would load the dashboard's file for them. */
const FORM_PACKAGES = /\/node_modules\/(react-hook-form|@hookform)\//;

const ICONS = "lucide-react";
/** The names in an import from the package of icons, whose index leads to every icon that there is. */
const ICON_IMPORT = new RegExp(`import \\{([^}]+)\\} from ["']${ICONS}["']`, "g");

const reached = new Map<FirstScreens, Set<string>>();

/** The modules that these screens import statically: our own, the form libraries, and icons. */
function reachedBy(screens: FirstScreens, graph: Graph): Set<string> {
  const known = reached.get(screens);
  if (known) return known;
  const files = FIRST_SCREENS[screens].map((file) => resolve(import.meta.dirname, "../src/web", file));
  const missing = files.find((file) => graph.getModuleInfo(file) === null);
  if (missing) throw new Error(`chunk-groups.ts names a screen that is no part of the build: ${missing}`);
  const modules = new Set(files);
  for (const id of modules) {
    const { importedIds = [], code } = graph.getModuleInfo(id) ?? {};
    for (const imported of importedIds) {
      if (!imported.includes("/node_modules/") || FORM_PACKAGES.test(imported)) modules.add(imported);
      else if (imported.includes(`/${ICONS}/`) && code) {
        const folder = dirname(imported);
        for (const icon of iconsIn(code)) modules.add(`${folder}/icons/${icon}.mjs`);
      }
    }
  }
  reached.set(screens, modules);
  return modules;
}

/** The names of the files of the icons that a module imports, such as "triangle-alert". */
function iconsIn(code: string): string[] {
  const names = [...code.matchAll(ICON_IMPORT)].flatMap(([, list = ""]) => list.split(","));
  return names.map((name) =>
    name
      .replace(/ as .*/, "")
      .trim()
      .replace(/(?<=[a-z])(?=[A-Z0-9])|(?<=[A-Z0-9])(?=[A-Z])/g, "-")
      .toLowerCase(),
  );
}

/** A chunk with everything that all of these screens need, including packages. */
function sharedBy(name: string, ...screens: FirstScreens[]) {
  const nameOf = (id: string, graph: Graph) =>
    screens.every((each) => reachedBy(each, graph).has(id)) ? name : null;
  return { name: nameOf, debugName: name };
}

/** A control or an icon: small, and often all that two screens share. */
const SMALL_PART = /\/src\/web\/ui\/|\/lucide-react\//;

/**
 * A chunk with what one of the first screens and at least one more of them or of the others need, and with the small parts
 * of the first: grouped by who needs them, these come with much that is not.
 */
function sharedWith(name: string, first: FirstScreens[], others: FirstScreens[]) {
  const nameOf = (id: string, graph: Graph) => {
    const needs = (screen: FirstScreens) => reachedBy(screen, graph).has(id);
    const isShared = SMALL_PART.test(id) || [...first, ...others].filter(needs).length >= 2;
    return isShared && first.some(needs) ? name : null;
  };
  return { name: nameOf, debugName: name };
}

/**
 * How modules are grouped into chunks. By default the dashboard would load seventy files, many smaller than the request
 * for them; with careless grouping, the login page would load half of the product. The first matching group gets a
 * module.
 */
export const CHUNK_GROUPS = [
  { name: "base", tags: ["$initial" as const] },
  { name: "forms", test: /\/node_modules\/(react-hook-form|@hookform)\// },
  sharedBy("front", "front", "morning"),
  sharedBy("shelter", "calm", "morning"),
  sharedBy("plan", "plan", "morning"),
  // Otherwise the login page would fetch the dashboard's chunk for an icon and a schema.
  sharedBy("sign-in", "signIn"),
  sharedBy("sign-in-schema", "signInSchema"),
  sharedBy("morning", "morning"),
  // Before the library, which would otherwise take what the calm page shares with it.
  sharedBy("calm", "calm"),
  // Thirty requests for what two screens share took longer than its bytes.
  sharedWith("daily", ["objectives", "safety"], ["wellness", "isap", "briefing", "echo", "watchOuts"]),
  // Otherwise "parts" would join its modules with some that need the dashboard's chunk.
  sharedBy("library", "library"),
  { name: "parts", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4000 },
];

/** The chunks of which most functions run before a first screen stands. */
export const AT_FIRST: ReadonlySet<string> = new Set(["index", "shelter", "plan", "morning", "daily"]);
