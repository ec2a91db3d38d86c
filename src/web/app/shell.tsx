import { Menu as MenuIcon } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { OfflineNotice } from "#web/features/offline/offline-notice.tsx";
import { Drawer } from "#web/ui/drawer.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { CardGridSkeleton } from "#web/ui/skeleton.tsx";
import { useMediaQuery } from "#web/ui/use-media-query.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Frame, FrameContent } from "./frame.tsx";
import { Sidebar } from "./sidebar.tsx";
import { UserMenu } from "./user-menu.tsx";

/** Where the frame has room for the sidebar; the style sheet's `md`. */
const WIDE = "(min-width: 48rem)";

/** The frame around every screen, on a phone with a drawer. It stays when a screen crashes. */
export function Shell({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  // Only what is seen is drawn: the hidden sidebar took a phone as long as a card.
  const isWide = useMediaQuery(WIDE);
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
    <>
      <a
        href="#content"
        className="sr-only z-70 rounded-control bg-card px-4 py-3 font-semibold shadow-float focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <Frame
        sidebar={isWide && <Sidebar />}
        menu={!isWide && <IconButton label="Open menu" icon={MenuIcon} onClick={() => setDrawerOpen(true)} />}
        account={!isWide && <UserMenu compact />}
        content={content}
      >
        <OfflineNotice />
        <FrameContent>
          <ErrorBoundary resetKey={path}>
            <Suspense fallback={<CardGridSkeleton />}>{children}</Suspense>
          </ErrorBoundary>
        </FrameContent>
      </Frame>
      <Drawer open={isDrawerOpen} onOpenChange={setDrawerOpen} label="Menu" header={<Logo />}>
        <Sidebar onNavigate={() => setDrawerOpen(false)} />
      </Drawer>
    </>
  );
}
