import { Link, useLocation } from "wouter";
import { cx } from "#web/ui/cx.ts";
import { PageHeader } from "#web/ui/page-header.tsx";

const PAGES = [
  { href: "/admin", name: "People" },
  { href: "/admin/content", name: "Content" },
  { href: "/admin/server", name: "Server" },
  { href: "/admin/audit-log", name: "Audit log" },
];

const isOn = (path: string, href: string): boolean =>
  path === href || (href !== "/admin" && path.startsWith(`${href}/`));

/** The header of every page in Admin, with the way to the others. */
export function AdminHeader({ title, tagline }: { title: string; tagline: string }) {
  const [path] = useLocation();
  return (
    <>
      <PageHeader title={title} tagline={tagline} className="mb-3" />
      <nav aria-label="Admin" className="mb-5 flex flex-wrap gap-1 border-hairline border-b">
        {PAGES.map(({ href, name }) => (
          <Link
            key={href}
            href={href}
            aria-current={isOn(path, href) ? "page" : undefined}
            className={cx(
              "flex min-h-11 items-center border-b-2 px-3",
              isOn(path, href)
                ? "border-accent font-semibold text-tint-ink"
                : "border-transparent text-ink-2 hover:text-ink",
            )}
          >
            {name}
          </Link>
        ))}
      </nav>
    </>
  );
}
