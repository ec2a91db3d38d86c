import { Link } from "wouter";
import { usePageTitle } from "#web/platform/shell/use-page-title.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { RidgeMark } from "#web/ui/ridge-mark.tsx";

/** For a path without a screen. */
export function NotFoundPage() {
  usePageTitle("Not found");
  return (
    <div className="grid min-h-[60dvh] place-items-center text-center">
      <div>
        <RidgeMark className="mx-auto mb-5 h-12 w-16 text-accent" />
        <h1 className="text-2xl">404 Page Not Found</h1>
        <p className="mt-2 mb-6 text-ink-2">Did you forget to add the page to the router?</p>
        <Link href="/" className={buttonClass()}>
          Back to the dashboard
        </Link>
      </div>
    </div>
  );
}
