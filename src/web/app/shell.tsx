import { Menu as MenuIcon } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { OfflineNotice } from "#web/features/offline/offline-notice.tsx";
import { Drawer } from "#web/ui/drawer.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { CardGridSkeleton } from "#web/ui/skeleton.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Sidebar } from "./sidebar.tsx";
import { UserMenu } from "./user-menu.tsx";

/** The frame around every screen: the sidebar, or on a phone a top bar with a drawer. It stays when a screen crashes. */
export function Shell({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const content = useRef<HTMLElement>(null);
  const shownPath = useRef(path);

  // A new screen starts at its top, with the focus there for keyboards and screen readers.
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    window.scrollTo(0, 0);
    content.current?.focus({ preventScroll: true });
  }, [path]);

  return (
    <div className="md:grid md:grid-cols-[var(--spacing-sidebar)_minmax(0,1fr)] print:block">
      <a
        href="#content"
        className="sr-only z-70 rounded-control bg-card px-4 py-3 font-semibold shadow-float focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <aside className="sticky top-0 hidden h-dvh flex-col border-hairline border-r bg-sunk md:flex print:hidden">
        <div className="px-5 pt-5 pb-3">
          <Logo />
        </div>
        <Sidebar />
      </aside>
      <header className="sticky top-0 z-30 flex h-15 items-center justify-between border-hairline border-b bg-sunk px-2 md:hidden print:hidden">
        <IconButton label="Open menu" icon={MenuIcon} onClick={() => setDrawerOpen(true)} />
        <Logo />
        <UserMenu compact />
      </header>
      <Drawer open={isDrawerOpen} onOpenChange={setDrawerOpen} label="Menu" header={<Logo />}>
        <Sidebar onNavigate={() => setDrawerOpen(false)} />
      </Drawer>
      <main id="content" ref={content} tabIndex={-1} className="min-w-0 outline-none">
        <OfflineNotice />
        <div className="mx-auto max-w-[calc(var(--container-content)+4rem)] px-4 py-6 sm:px-6 lg:px-8">
          <ErrorBoundary resetKey={path}>
            <Suspense fallback={<CardGridSkeleton />}>{children}</Suspense>
          </ErrorBoundary>
        </div>
      </main>
    </div>
  );
}
