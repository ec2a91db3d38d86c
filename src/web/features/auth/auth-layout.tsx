import type { ReactNode } from "react";
import { Contours } from "#web/ui/contours.tsx";
import { Logo } from "#web/ui/logo.tsx";

/** The layout for signing in and up: the ridge on the left, the form on the right; only the form on a phone. */
export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[1fr_1fr]">
      <aside className="relative bg-accent text-on-accent dark:bg-tint dark:text-tint-ink hidden overflow-hidden p-11 lg:flex lg:flex-col lg:justify-between">
        <Contours className="opacity-40" />
        <Logo plain className="relative" />
        <p className="relative max-w-[19rem] font-serif text-4xl leading-[1.18]">
          Know where you stand. Have a way out. Take the next step.
        </p>
        <p className="relative text-sm">Calm, structured planning for life, work and hard days.</p>
      </aside>
      {/* From the top: centered, a button that comes later would move the one that is about to be pressed. */}
      <main className="grid content-start justify-items-center px-5 pt-[max(2.5rem,7dvh)] pb-10 lg:pt-[max(2.5rem,17dvh)]">
        <div className="w-full max-w-[332px]">
          <Logo className="mb-8 lg:hidden" />
          <h1 className="mb-5 text-2xl">{title}</h1>
          {children}
        </div>
      </main>
    </div>
  );
}
