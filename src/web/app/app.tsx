import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { Redirect, useLocation, useSearch } from "wouter";
import { currentUserQuery } from "#web/features/auth/auth.api.ts";
import { LoginPage } from "#web/features/auth/login.page.tsx";
import { CurrentUserContext } from "#web/platform/current-user.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { toastStore } from "#web/ui/toast.store.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { LoadingScreen } from "./loading-screen.tsx";
import { loginPathFor, returnPathFrom } from "./return-path.ts";

const Toaster = lazy(async () => ({ default: (await import("#web/ui/toaster.tsx")).Toaster }));
const SignedInApp = lazy(() => import("./signed-in-app.tsx"));
const SignupPage = lazy(async () => ({
  default: (await import("#web/features/auth/signup.page.tsx")).SignupPage,
}));

/** Decides between the screens for strangers and those for signed-in people. */
export function App() {
  return (
    <ErrorBoundary>
      <Suspense fallback={<LoadingScreen />}>
        <Screens />
      </Suspense>
      <LazyToaster />
    </ErrorBoundary>
  );
}

/** The toaster is fetched with the first toast: signing in should not wait for it. */
function LazyToaster() {
  const hasToast = useSyncExternalStore(toastStore.subscribe, () => toastStore.get() !== null);
  return <Suspense>{hasToast && <Toaster />}</Suspense>;
}

function Screens() {
  const [path] = useLocation();
  const search = useSearch();
  const { data: user, error, isPending, isFetching, refetch } = useQuery(currentUserQuery);
  const isSigningIn = path === "/login" || path === "/signup";

  if (isPending) return <LoadingScreen />;
  if (error) {
    return (
      <main className="mx-auto grid min-h-dvh max-w-reading place-items-center p-5">
        <ErrorState
          title="Ridgeline cannot be reached"
          message="Your data is safe on the server. Check your connection and try again."
          onRetry={() => void refetch()}
          pending={isFetching}
        />
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
