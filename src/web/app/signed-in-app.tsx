import { lazy } from "react";
import { Route, Switch } from "wouter";
import { SignInAgainDialog } from "#web/features/auth/sign-in-again-dialog.tsx";
import { ModeProvider } from "#web/platform/mode.tsx";
import { TooltipProvider } from "#web/ui/tooltip.tsx";
import { KeyboardTools } from "./keyboard-tools.tsx";
import { NotFoundPage } from "./not-found.page.tsx";
import { Shell } from "./shell.tsx";

const DashboardPage = lazy(async () => ({
  default: (await import("#web/features/dashboard/dashboard.page.tsx")).DashboardPage,
}));
const IsapPage = lazy(async () => ({ default: (await import("#web/features/isap/isap.page.tsx")).IsapPage }));
const ObjectivesPage = lazy(async () => ({
  default: (await import("#web/features/objectives/objectives.page.tsx")).ObjectivesPage,
}));

const WatchOutsPage = lazy(async () => ({
  default: (await import("#web/features/doctrine/watch-outs.page.tsx")).WatchOutsPage,
}));
const UniversalOrdersPage = lazy(async () => ({
  default: (await import("#web/features/doctrine/universal-orders.page.tsx")).UniversalOrdersPage,
}));
const HandoverPage = lazy(async () => ({
  default: (await import("#web/features/handover/handover.page.tsx")).HandoverPage,
}));
const CommandStaffPage = lazy(async () => ({
  default: (await import("#web/features/command-staff/command-staff.page.tsx")).CommandStaffPage,
}));
const SafetyPage = lazy(async () => ({
  default: (await import("#web/features/safety/safety.page.tsx")).SafetyPage,
}));
const PlanPrintPage = lazy(async () => ({
  default: (await import("#web/features/safety/plan-print.page.tsx")).PlanPrintPage,
}));
const AboutPage = lazy(async () => ({
  default: (await import("#web/features/about/about.page.tsx")).AboutPage,
}));
const DisclaimerPage = lazy(async () => ({
  default: (await import("#web/features/about/disclaimer.page.tsx")).DisclaimerPage,
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
            <Route path="/safety" component={SafetyPage} />
            <Route path="/safety/print" component={PlanPrintPage} />
            <Route path="/watch-outs" component={WatchOutsPage} />
            <Route path="/universal-orders" component={UniversalOrdersPage} />
            <Route path="/briefing" component={HandoverPage} />
            <Route path="/command-staff" component={CommandStaffPage} />
            <Route path="/about" component={AboutPage} />
            <Route path="/disclaimer" component={DisclaimerPage} />
            <Route component={NotFoundPage} />
          </Switch>
        </Shell>
        <KeyboardTools />
        <SignInAgainDialog />
      </TooltipProvider>
    </ModeProvider>
  );
}
