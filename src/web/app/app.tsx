import { useQuery } from "@tanstack/react-query";
import { Suspense, startTransition, useEffect, useState } from "react";
import { Redirect, Router, useLocation, useSearch } from "wouter";
import { useStore } from "zustand";
import { currentUserQuery } from "#web/features/auth/auth.api.ts";
import { CrisisHelp } from "#web/features/crisis/crisis-help.tsx";
import { KeptPlanLink } from "#web/features/offline/kept-plan-link.tsx";
import { appUpdatesStore } from "#web/platform/offline/app-updates.ts";
import { clearDevice } from "#web/platform/session/device-session.ts";
import { type SessionEnd, session, sessionStore } from "#web/platform/session/session.ts";
import { type Screen, ScreensContext } from "#web/platform/shell/screens.ts";
import { usePageTitle } from "#web/platform/shell/use-page-title.ts";
import { leavePage, navigateFromDialog } from "#web/ui/dialog-history.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { lazySection } from "#web/ui/lazy-section.tsx";
import { Toaster } from "#web/ui/toaster.tsx";
import { Tooltips } from "#web/ui/tooltips.tsx";
import { usePreloadOnInput } from "#web/ui/use-preload-on-input.ts";
import { CalmLink } from "./calm-link.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { LoadingScreen } from "./loading-screen.tsx";
import { loginPathFor, returnPathFrom } from "./return-path.ts";
import { LOGIN_SCREEN, SCREENS, screenAt } from "./screens.ts";

const UpdateNotice = lazySection(
  async () => (await import("#web/features/offline/update-notice.tsx")).UpdateNotice,
  null,
);
const OtherPersonNotice = lazySection(
  async () => (await import("#web/features/auth/other-person-notice.tsx")).OtherPersonNotice,
  null,
);
/** Loaded together with the requested screen, so that both appear at once. A screen that fails to load says so itself. */
const SignedInApp = lazyPart(async () => {
  const { SignedInApp: app } = await import("./signed-in-app.tsx");
  const { pathname, search } = window.location;
  const address = isSigningIn(pathname) ? returnPathFrom(search) : pathname;
  const screen = screenAt(address.replace(/[?#].*$/, ""));
  // The code of Admin is fetched once the person is known to be an admin.
  if (screen?.audience !== "admins") await screen?.Part.preload().catch(() => undefined);
  return app;
});

const isSigningIn = (path: string) => screenAt(path)?.audience === "strangers";

/** The part that an address needs. */
export function partAt(path: string, isSignedIn: boolean): Screen["Part"] {
  const screen = screenAt(path);
  if (screen?.audience === "everyone") return screen.Part;
  if (isSignedIn) return SignedInApp;
  return (screen?.audience === "strangers" ? screen : LOGIN_SCREEN).Part;
}

/**
 * Decides between the screens for strangers and those for signed-in people.
 * @param prerendered the address for which the page was rendered at build time
 */
export function App({ prerendered = {} }: { prerendered?: { ssrPath?: string; ssrSearch?: string } }) {
  useEffect(session.watchTabs, []);
  const hasEnded = useStore(sessionStore, ({ end }) => end !== null);
  return (
    <ErrorBoundary>
      <ScreensContext value={SCREENS}>
        <Router aroundNav={navigateFromDialog} {...prerendered}>
          <Suspense fallback={<LoadingScreen />}>
            <ScreenAtAddress />
          </Suspense>
          {!hasEnded && <CrisisHelp />}
        </Router>
      </ScreensContext>
      {!hasEnded && <Toaster />}
      <Tooltips />
      <LazyUpdateNotice />
    </ErrorBoundary>
  );
}

function LazyUpdateNotice() {
  const { isReady } = useStore(appUpdatesStore);
  return isReady && <UpdateNotice />;
}

/** Quick Calm and a plan on this device are available at once; everything else waits for the session check. */
function ScreenAtAddress() {
  const [path] = useLocation();
  const screen = screenAt(path);
  return screen?.audience === "everyone" ? <PublicScreen screen={screen} /> : <OwnScreens />;
}

/** A screen outside of the signed-in app. */
function PublicScreen({ screen: { Part, title, name } }: { screen: Screen }) {
  usePageTitle(title ?? name);
  return <Part />;
}

function OwnScreens() {
  const [path] = useLocation();
  const search = useSearch();
  const { error, isPending, isFetching, refetch } = useQuery(currentUserQuery);
  const { user, end } = useStore(sessionStore);
  const hasFetched = useHasFetched(isPending ? null : partAt(path, Boolean(user)));
  usePreloadOnInput(SignedInApp.preload);

  if (end) return <EndedSession end={end} was={user?.username ?? ""} />;
  // A signed-in page stays usable without a connection.
  if (error && !user) {
    return (
      <main className="mx-auto grid min-h-dvh max-w-reading place-items-center p-5">
        <div>
          <h1 className="sr-only">Ridgeline</h1>
          <ErrorState
            title="Ridgeline can't be reached"
            message="Your data is safe on the server. Check your connection and try again."
            onRetry={() => void refetch()}
            pending={isFetching}
          />
          <KeptPlanLink />
          <CalmLink />
        </div>
      </main>
    );
  }
  if (isPending || !hasFetched) return <LoadingScreen />;
  if (!user) {
    if (!isSigningIn(path))
      return <Redirect to={loginPathFor(path + (search ? `?${search}` : ""))} replace />;
    return <PublicScreen screen={screenAt(path) ?? LOGIN_SCREEN} />;
  }
  if (isSigningIn(path)) return <Redirect to={returnPathFrom(search)} replace />;
  return <SignedInApp key={user.id} />;
}

/** Removes the person's data from the screen. The page must be reloaded to continue. */
function EndedSession({ end, was }: { end: SessionEnd; was: string }) {
  useEffect(() => {
    if (end.reason === "expired") leavePage(() => window.location.reload());
    if (end.reason === "signed-out")
      void clearDevice().then(() => leavePage(() => window.location.replace("/login")));
  }, [end]);
  return end.reason === "other-person" ? (
    <OtherPersonNotice was={was} now={end.username} />
  ) : (
    <LoadingScreen />
  );
}

/**
 * Fetches a part and reports whether it is loaded or failed. Not with `Suspense`, which delays what replaces its fallback
 * by 300 ms.
 */
function useHasFetched(part: Screen["Part"] | null): boolean {
  const [settled, setSettled] = useState<Screen["Part"] | null>(null);
  useEffect(() => {
    if (!part) return;
    let isWanted = true;
    const settle = () => {
      if (isWanted) startTransition(() => setSettled(() => part));
    };
    // Also if it is loaded by now: it was not when this was rendered.
    part.preload().then(settle, settle);
    return () => {
      isWanted = false;
    };
  }, [part]);
  return part !== null && (part === settled || part.isLoaded());
}
