import { Route, Switch } from "wouter";
import { SignInAgainDialog } from "#web/features/auth/sign-in-again-dialog.tsx";
import { type LazyPart, lazyPart } from "#web/platform/shell/lazy-part.tsx";
import { ModeProvider } from "#web/platform/shell/mode.tsx";
import { usePreloadWhenIdle } from "#web/platform/shell/use-preload-when-idle.ts";
import { TooltipProvider } from "#web/ui/tooltip.tsx";
import { KeyboardTools } from "./keyboard-tools.tsx";
import { NotFoundPage } from "./not-found.page.tsx";
import { Shell } from "./shell.tsx";

/** Each screen is a file of its own. */
const SCREENS: Readonly<Record<string, LazyPart<object>>> = {
  "/": lazyPart(async () => (await import("#web/features/dashboard/dashboard.page.tsx")).DashboardPage),
  "/isap-compass": lazyPart(async () => (await import("#web/features/isap/isap.page.tsx")).IsapPage),
  "/objectives": lazyPart(
    async () => (await import("#web/features/objectives/objectives.page.tsx")).ObjectivesPage,
  ),
  "/safety": lazyPart(async () => (await import("#web/features/safety/safety.page.tsx")).SafetyPage),
  "/safety/print": lazyPart(
    async () => (await import("#web/features/safety/paper/plan-print.page.tsx")).PlanPrintPage,
  ),
  "/watch-outs": lazyPart(
    async () => (await import("#web/features/doctrine/watch-outs.page.tsx")).WatchOutsPage,
  ),
  "/universal-orders": lazyPart(
    async () => (await import("#web/features/doctrine/universal-orders.page.tsx")).UniversalOrdersPage,
  ),
  "/briefing": lazyPart(async () => (await import("#web/features/handover/handover.page.tsx")).HandoverPage),
  "/command-staff": lazyPart(
    async () => (await import("#web/features/command-staff/command-staff.page.tsx")).CommandStaffPage,
  ),
  "/about": lazyPart(async () => (await import("#web/features/about/about.page.tsx")).AboutPage),
  "/disclaimer": lazyPart(
    async () => (await import("#web/features/about/disclaimer.page.tsx")).DisclaimerPage,
  ),
};

/** Fetches the screen at an address of this site, so that it shows at once when it is rendered. */
export async function fetchScreen(address: string): Promise<void> {
  await SCREENS[address.replace(/[?#].*$/, "")]?.preload();
}

/** What the first screen shows comes over the same network. */
const FIRST_SCREEN_MS = 3000;

/** The others follow when there is nothing better to do: going there then takes no time. */
async function fetchAllScreens(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_MS));
  for (const screen of Object.values(SCREENS)) await screen.preload();
}

/** Every screen for signed-in people, inside the shell. */
export function SignedInApp() {
  usePreloadWhenIdle(fetchAllScreens);
  return (
    <ModeProvider>
      <TooltipProvider>
        <Shell>
          <Switch>
            {Object.entries(SCREENS).map(([path, Screen]) => (
              <Route key={path} path={path}>
                <Screen />
              </Route>
            ))}
            <Route component={NotFoundPage} />
          </Switch>
        </Shell>
        <KeyboardTools />
        <SignInAgainDialog />
      </TooltipProvider>
    </ModeProvider>
  );
}
