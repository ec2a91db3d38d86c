const BASE = "https://ridgeline.invalid";

/**
 * Where to go after signing in: the path in `next`, if it is one of ours. Anything that a browser could read as another
 * site ("//evil.example", "/\evil.example", "/.//evil.example", "https:...") leads to the dashboard instead.
 */
export function returnPathFrom(search: string): string {
  const next = new URLSearchParams(search).get("next") ?? "/";
  if (!next.startsWith("/")) return "/";
  // The parsed path: dots, backslashes and line breaks are resolved as the browser would.
  const { pathname, search: query, hash } = new URL(BASE + next);
  return pathname.startsWith("//") ? "/" : pathname + query + hash;
}

/** The address of the login page that leads back to `path` (with its query). */
export function loginPathFor(path: string): string {
  return path === "/" ? "/login" : `/login?next=${encodeURIComponent(path)}`;
}
