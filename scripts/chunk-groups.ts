import { resolve } from "node:path";

/** What the bundler knows of the modules. */
interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** The screens that may be somebody's first. */
const FIRST_SCREENS = {
  front: ["features/auth/login.page.tsx", "features/auth/signup.page.tsx"],
  aside: ["features/calm/calm.page.tsx", "features/safety/paper/kept-plan.page.tsx"],
  morning: ["app/signed-in-app.tsx", "features/dashboard/dashboard.page.tsx"],
};
type FirstScreens = keyof typeof FIRST_SCREENS;

/** Signing in is a form, too: left to the first group that uses them, they would bring the dashboard along. */
const FORM_PACKAGES = /\/node_modules\/(react-hook-form|@hookform)\//;

const reached = new Map<FirstScreens, Set<string>>();

/** The modules that these screens need at once: our own, and those of forms. */
function reachedBy(screens: FirstScreens, graph: Graph): Set<string> {
  const known = reached.get(screens);
  if (known) return known;
  const files = FIRST_SCREENS[screens].map((file) => resolve(import.meta.dirname, "../src/web", file));
  const missing = files.find((file) => graph.getModuleInfo(file) === null);
  if (missing) throw new Error(`chunk-groups.ts names a screen that is no part of the build: ${missing}`);
  const modules = new Set(files);
  for (const id of modules) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (!imported.includes("/node_modules/") || FORM_PACKAGES.test(imported)) modules.add(imported);
    }
  }
  reached.set(screens, modules);
  return modules;
}

/** A file of all that each of these screens needs, with the packages used there. */
function sharedBy(name: string, ...screens: FirstScreens[]) {
  const nameOf = (id: string, graph: Graph) =>
    screens.every((each) => reachedBy(each, graph).has(id)) ? name : null;
  return { name: nameOf, debugName: name };
}

/**
 * How the code is put into files. Left alone, the dashboard would come in seventy, many of them smaller than the request
 * for them; put together carelessly, the login page would bring half of the product along. The first group that takes a
 * module has it.
 */
export const CHUNK_GROUPS = [
  { name: "base", tags: ["$initial" as const] },
  // Used by the login page and the dashboard: left to the latter, signing in would wait for all of it.
  { name: "forms", test: /\/node_modules\/(react-hook-form|@hookform)\// },
  sharedBy("front", "front", "morning"),
  sharedBy("aside", "aside", "morning"),
  sharedBy("morning", "morning"),
  { name: "parts", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4000 },
];
