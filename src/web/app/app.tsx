import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { Redirect, useLocation, useSearch } from "wouter";
import { currentUserQuery } from "#web/features/auth/auth.api.ts";
import { LoginPage } from "#web/features/auth/login.page.tsx";
import { KeptPlanLink } from "#web/features/offline/offline.sections.ts";
import { appUpdates } from "#web/platform/app-updates.ts";
import { CurrentUserContext } from "#web/platform/current-user.ts";
import { useFetchedWhenIdle } from "#web/platform/use-fetched-when-idle.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { toastStore } from "#web/ui/toast.store.ts";
import { CalmLink } from "./calm-link.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { LoadingScreen } from "./loading-screen.tsx";
import { loginPathFor, returnPathFrom } from "./return-path.ts";

const loadToaster = async () => ({ default: (await import("#web/ui/toaster.tsx")).Toaster });
const Toaster = lazy(loadToaster);
const SignedInApp = lazy(() => import("./signed-in-app.tsx"));
const SignupPage = lazy(async () => ({
  default: (await import("#web/features/auth/signup.page.tsx")).SignupPage,
}));

const CalmPage = lazy(async () => {
  const [{ CalmPage: page }] = await Promise.all([
    import("#web/features/calm/calm.page.tsx"),
    import("#web/features/support-contacts/support-contacts-panel.tsx"),
  ]);
  return { default: page };
});

const KeptPlanPage = lazy(async () => ({
  default: (await import("#web/features/safety/kept-plan.page.tsx")).KeptPlanPage,
}));
const UpdateNotice = lazy(async () => ({
  default: (await import("#web/features/offline/update-notice.tsx")).UpdateNotice,
}));

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
  useFetchedWhenIdle(loadToaster);
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
  const isSigningIn = path === "/login" || path === "/signup";

  if (isPending) return <LoadingScreen />;
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
  if (!user) {
    if (!isSigningIn) return <Redirect to={loginPathFor(path + (search ? `?${search}` : ""))} replace />;
    return path === "/login" ? <LoginPage /> : <SignupPage />;
  }
  if (isSigningIn) return <Redirect to={returnPathFrom(search)} replace />;
  return (
    <CurrentUserContext value={user}>
      <SignedInApp />
    </CurrentUserContext>
  );
}
