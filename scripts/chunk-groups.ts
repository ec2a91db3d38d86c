import { resolve } from "node:path";

/** The bundler's view of the modules. */
interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** The screens that people may open first, and the library that visitors open on the calm page. */
const FIRST_SCREENS = {
  front: ["features/auth/login.page.tsx", "features/auth/signup.page.tsx"],
  aside: ["features/calm/calm.page.tsx", "features/safety/paper/kept-plan.page.tsx"],
  morning: ["app/signed-in-app.tsx", "features/dashboard/dashboard.page.tsx"],
  library: ["features/library/meditation-library.tsx"],
};
type FirstScreens = keyof typeof FIRST_SCREENS;

/** Without a separate group, a screen with a form would load the dashboard's file for them. */
const FORM_PACKAGES = /\/node_modules\/(react-hook-form|@hookform)\//;

const reached = new Map<FirstScreens, Set<string>>();

/** The modules that these screens import statically: our own, and the form libraries. */
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

/** A chunk with everything that all of these screens need, including packages. */
function sharedBy(name: string, ...screens: FirstScreens[]) {
  const nameOf = (id: string, graph: Graph) =>
    screens.every((each) => reachedBy(each, graph).has(id)) ? name : null;
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
  sharedBy("aside", "aside", "morning"),
  sharedBy("morning", "morning"),
  // The library and the calm page share these. In the library's chunk, they would make the calm page load all of it.
  { name: "sections", test: /\/(web\/ui\/lazy-section|lucide-react\/.*\/external-link)\./ },
  // Otherwise "parts" would join its modules with some that need the dashboard's chunk.
  sharedBy("library", "library"),
  { name: "parts", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4000 },
];
