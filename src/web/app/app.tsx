import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { Redirect, useLocation, useSearch } from "wouter";
import { currentUserQuery, SIGNED_IN_BEFORE } from "#web/features/auth/auth.api.ts";
import { KeptPlanLink } from "#web/features/offline/kept-plan-link.tsx";
import { readStored } from "#web/platform/device/storage.ts";
import { appUpdates } from "#web/platform/offline/app-updates.ts";
import { CurrentUserContext } from "#web/platform/session/current-user.ts";
import { type LazyPart, lazyPart } from "#web/platform/shell/lazy-part.tsx";
import { usePreloadWhenIdle } from "#web/platform/shell/use-preload-when-idle.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { toastStore } from "#web/ui/toast.store.ts";
import { CalmLink } from "./calm-link.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { LoadingScreen } from "./loading-screen.tsx";
import { loginPathFor, returnPathFrom } from "./return-path.ts";

const Toaster = lazyPart(async () => (await import("#web/ui/toaster.tsx")).Toaster);
const UpdateNotice = lazyPart(
  async () => (await import("#web/features/offline/update-notice.tsx")).UpdateNotice,
);
const LoginPage = lazyPart(async () => (await import("#web/features/auth/login.page.tsx")).LoginPage);
const SignupPage = lazyPart(async () => (await import("#web/features/auth/signup.page.tsx")).SignupPage);
const CalmPage = lazyPart(async () => (await import("#web/features/calm/calm.page.tsx")).CalmPage);
const KeptPlanPage = lazyPart(
  async () => (await import("#web/features/safety/paper/kept-plan.page.tsx")).KeptPlanPage,
);
/** With the screen that is asked for, so that both show at once. One that cannot be fetched says so in its place. */
const SignedInApp = lazyPart(async () => {
  const { SignedInApp: app, fetchScreen } = await import("./signed-in-app.tsx");
  const { pathname, search } = window.location;
  await fetchScreen(isSigningIn(pathname) ? returnPathFrom(search) : pathname).catch(() => undefined);
  return app;
});

const isSigningIn = (path: string) => path === "/login" || path === "/signup";

/** The part that an address needs. Who was signed in on this device is likely to be so still. */
function partFor(path: string, isSignedIn: boolean): LazyPart<object> {
  if (path === "/plan") return KeptPlanPage;
  if (path === "/calm") return CalmPage;
  if (isSignedIn) return SignedInApp;
  return path === "/signup" ? SignupPage : LoginPage;
}

// It is fetched while the server is still being asked who is there.
partFor(window.location.pathname, readStored(SIGNED_IN_BEFORE) !== null)
  .preload()
  .catch(() => undefined);

/** Decides between the screens for strangers and those for signed-in people. */
export function App() {
  return (
    <ErrorBoundary>
      <Suspense fallback={<LoadingScreen />}>
        <Screens />
      </Suspense>
      <LazyToaster />
      <LazyUpdateNotice />
    </ErrorBoundary>
  );
}

/**
 * The toaster is fetched once the screen stands, or with the first toast: signing in should not wait for it, and the
 * first toast may be about a lost connection.
 */
function LazyToaster() {
  usePreloadWhenIdle(Toaster.preload);
  const hasToast = useSyncExternalStore(toastStore.subscribe, () => toastStore.get() !== null);
  return <Suspense>{hasToast && <Toaster />}</Suspense>;
}

function LazyUpdateNotice() {
  const isReady = useSyncExternalStore(appUpdates.subscribe, appUpdates.isReady);
  return <Suspense>{isReady && <UpdateNotice />}</Suspense>;
}

/** Quick Calm and a plan kept here are there for everyone at once; all else waits to know who is there. */
function Screens() {
  const [path] = useLocation();
  if (path === "/plan") return <KeptPlanPage />;
  return path === "/calm" ? <CalmPage /> : <OwnScreens />;
}

function OwnScreens() {
  const [path] = useLocation();
  const search = useSearch();
  const { data: user, error, isPending, isFetching, refetch } = useQuery(currentUserQuery);
  const hasFetched = useHasFetched(isPending ? null : partFor(path, Boolean(user)));
  usePreloadWhenIdle(SignedInApp.preload);

  if (error) {
    return (
      <main className="mx-auto grid min-h-dvh max-w-reading place-items-center p-5">
        <div>
          <h1 className="sr-only">Ridgeline</h1>
          <ErrorState
            title="Ridgeline cannot be reached"
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
    return path === "/login" ? <LoginPage /> : <SignupPage />;
  }
  if (isSigningIn(path)) return <Redirect to={returnPathFrom(search)} replace />;
  return (
    <CurrentUserContext value={user}>
      <SignedInApp />
    </CurrentUserContext>
  );
}

/**
 * Fetches a part, and says when it is there or has failed. A `Suspense` would do as well, but keeps what it has waited
 * for off the screen for 300 ms.
 */
function useHasFetched(part: LazyPart<object> | null): boolean {
  const [settled, setSettled] = useState<LazyPart<object> | null>(null);
  useEffect(() => {
    if (!part || part.isLoaded()) return;
    let isWanted = true;
    const settle = () => {
      if (isWanted) setSettled(() => part);
    };
    part.preload().then(settle, settle);
    return () => {
      isWanted = false;
    };
  }, [part]);
  return part !== null && (part === settled || part.isLoaded());
}
