import type { ReactNode, Ref } from "react";
import { Logo } from "#web/ui/logo.tsx";

interface FrameProps {
  sidebar?: ReactNode;
  /** On a narrow screen: the buttons at both ends of the top bar. */
  menu?: ReactNode;
  account?: ReactNode;
  /** Receives the focus when another screen opens. */
  content?: Ref<HTMLElement>;
  children: ReactNode;
}

/** What stands around every screen: the sidebar or, on a narrow screen, a top bar. */
export function Frame({ sidebar, menu, account, content, children }: FrameProps) {
  return (
    <div className="md:grid md:grid-cols-[var(--spacing-sidebar)_minmax(0,1fr)] print:block">
      <aside className="sticky top-0 hidden h-dvh flex-col border-hairline border-r bg-sunk md:flex print:hidden">
        <div className="px-5 pt-5 pb-3">
          <Logo />
        </div>
        {sidebar}
      </aside>
      <header className="sticky top-0 z-30 flex h-15 items-center justify-between border-hairline border-b bg-sunk px-2 md:hidden print:hidden">
        <span className="size-11">{menu}</span>
        <Logo />
        <span className="size-11">{account}</span>
      </header>
      <main id="content" ref={content} tabIndex={-1} className="min-w-0 outline-none">
        {children}
      </main>
    </div>
  );
}

/** The place of a screen inside of the frame. */
export function FrameContent({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto max-w-[calc(var(--container-content)+4rem)] px-4 py-6 sm:px-6 lg:px-8">
      {children}
    </div>
  );
}
