import { lazy } from "react";
import { Route, Switch } from "wouter";
import { SignInAgainDialog } from "#web/features/auth/sign-in-again-dialog.tsx";
import { ModeProvider } from "#web/platform/mode.tsx";
import { TooltipProvider } from "#web/ui/tooltip.tsx";
import { NotFoundPage } from "./not-found.page.tsx";
import { Shell } from "./shell.tsx";

const DashboardPage = lazy(async () => ({
  default: (await import("#web/features/dashboard/dashboard.page.tsx")).DashboardPage,
}));
const IsapPage = lazy(async () => ({ default: (await import("#web/features/isap/isap.page.tsx")).IsapPage }));
const ObjectivesPage = lazy(async () => ({
  default: (await import("#web/features/objectives/objectives.page.tsx")).ObjectivesPage,
}));

/** Every screen for signed-in people, inside the shell. */
export default function SignedInApp() {
  return (
    <ModeProvider>
      <TooltipProvider>
        <Shell>
          <Switch>
            <Route path="/" component={DashboardPage} />
            <Route path="/isap-compass" component={IsapPage} />
            <Route path="/objectives" component={ObjectivesPage} />
            <Route component={NotFoundPage} />
          </Switch>
        </Shell>
        <SignInAgainDialog />
      </TooltipProvider>
    </ModeProvider>
  );
}
