/**
 * Where to go after signing in: the path in `next`, if it is one of ours. Anything that a browser could read as another
 * site ("//evil.example", "/\evil.example", "https:...") leads to the dashboard instead.
 */
export function returnPathFrom(search: string): string {
  const next = new URLSearchParams(search).get("next") ?? "/";
  const base = "https://ridgeline.invalid";
  const url = URL.parse(next, base);
  if (!next.startsWith("/") || url === null || url.origin !== base) return "/";
  return url.pathname + url.search + url.hash;
}

/** The address of the login page that leads back to `path` (with its query). */
export function loginPathFor(path: string): string {
  return path === "/" ? "/login" : `/login?next=${encodeURIComponent(path)}`;
}
