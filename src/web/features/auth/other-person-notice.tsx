import { usePageTitle } from "#web/platform/shell/use-page-title.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { Logo } from "#web/ui/logo.tsx";

/** Replaces the app in a tab whose person is no longer signed in. Continuing reloads the page. */
export function OtherPersonNotice({ was, now }: { was: string; now: string | null }) {
  usePageTitle("Someone else is signed in");
  return (
    <main className="grid min-h-dvh place-items-center px-5 py-10">
      <div className="w-full max-w-[26rem]">
        <Logo className="mb-8" />
        <h1 className="mb-4 text-2xl">{now ?? "Someone else"} is signed in now</h1>
        <p className="mb-3">This tab was {was}'s. Someone else signed in on this device in another tab.</p>
        <p className="mb-6 text-ink-2">
          Anything {was} hadn't saved yet stays on this device. Nobody else can see it in Ridgeline, and it's
          there when {was} signs in here again.
        </p>
        <a href="/" className={buttonClass({})}>
          Continue{now === null ? "" : ` as ${now}`}
        </a>
      </div>
    </main>
  );
}
