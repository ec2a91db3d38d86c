import { isAt, type Screen } from "#web/platform/shell/screens.ts";
import { lazyPart } from "#web/ui/lazy-part.tsx";

/** Where strangers are redirected from a screen that needs a session. */
export const LOGIN_SCREEN: Screen = {
  path: "/login",
  audience: "strangers",
  Part: lazyPart(async () => (await import("#web/features/auth/login.page.tsx")).LoginPage, "front"),
  name: "Sign in",
};

/**
 * Every screen, in the sidebar's order. The router, prefetching, links between screens and the accessibility journeys read
 * this table; what the sidebar and the command palette show beside the name is in `screen-looks.ts`.
 */
export const SCREENS: readonly Screen[] = [
  {
    path: "/",
    audience: "members",
    Part: lazyPart(async () => (await import("#web/features/dashboard/dashboard.page.tsx")).DashboardPage),
    name: "Dashboard",
    title: "Command Dashboard",
  },
  {
    path: "/isap-compass",
    audience: "members",
    Part: lazyPart(async () => (await import("#web/features/isap/isap.page.tsx")).IsapPage),
    name: "ISAP Compass",
    labelKey: "isap",
  },
  {
    path: "/objectives",
    audience: "members",
    Part: lazyPart(async () => (await import("#web/features/objectives/objectives.page.tsx")).ObjectivesPage),
    name: "Objectives",
    labelKey: "objectives",
  },
  {
    path: "/echo",
    audience: "members",
    Part: lazyPart(async () => (await import("#web/features/echo/echo.page.tsx")).EchoPage),
    name: "Echo Chat",
  },
  {
    path: "/safety",
    audience: "members",
    Part: lazyPart(async () => (await import("#web/features/safety/safety.page.tsx")).SafetyPage),
    name: "Safety",
    labelKey: "safety",
    title: "Safety Planning",
  },
  {
    path: "/safety/now",
    audience: "members",
    Part: lazyPart(async () => (await import("#web/features/safety/paper/use-now.page.tsx")).UseNowPage),
    name: "Use your plan now",
  },
  {
    path: "/safety/print",
    audience: "members",
    Part: lazyPart(
      async () => (await import("#web/features/safety/paper/plan-print.page.tsx")).PlanPrintPage,
    ),
    name: "Print your safety plan",
  },
  {
    path: "/wellness",
    audience: "members",
    Part: lazyPart(async () => (await import("#web/features/wellness/wellness.page.tsx")).WellnessPage),
    name: "Wellness",
    labelKey: "wellness",
  },
  {
    path: "/watch-outs",
    audience: "members",
    Part: lazyPart(async () => (await import("#web/features/doctrine/watch-outs.page.tsx")).WatchOutsPage),
    name: "Watch Outs",
    labelKey: "watchouts",
  },
  {
    path: "/universal-orders",
    audience: "members",
    Part: lazyPart(
      async () => (await import("#web/features/doctrine/universal-orders.page.tsx")).UniversalOrdersPage,
    ),
    name: "Universal Orders",
  },
  {
    path: "/briefing",
    audience: "members",
    Part: lazyPart(async () => (await import("#web/features/handover/handover.page.tsx")).HandoverPage),
    name: "Briefing",
    labelKey: "briefing",
    title: "Shift Handover",
  },
  {
    path: "/command-staff",
    audience: "members",
    Part: lazyPart(
      async () => (await import("#web/features/command-staff/command-staff.page.tsx")).CommandStaffPage,
    ),
    name: "Command & General Staff",
  },
  {
    path: "/admin",
    audience: "admins",
    Part: lazyPart(async () => (await import("#web/features/admin/admin.page.tsx")).AdminPage),
    hasMore: true,
    name: "Admin",
  },
  {
    path: "/about",
    audience: "members",
    Part: lazyPart(async () => (await import("#web/features/about/about.page.tsx")).AboutPage),
    name: "About",
  },
  {
    path: "/disclaimer",
    audience: "members",
    Part: lazyPart(async () => (await import("#web/features/about/disclaimer.page.tsx")).DisclaimerPage),
    name: "Legal Disclaimer",
  },
  {
    path: "/settings",
    audience: "members",
    Part: lazyPart(async () => (await import("#web/features/settings/settings.page.tsx")).SettingsPage),
    name: "Settings",
  },
  {
    path: "/billing",
    audience: "members",
    Part: lazyPart(async () => (await import("#web/features/billing/billing.page.tsx")).BillingPage),
    name: "Billing",
  },
  {
    path: "/subscribe",
    audience: "members",
    Part: lazyPart(async () => (await import("#web/features/billing/subscribe.page.tsx")).SubscribePage),
    name: "Subscribe",
  },
  {
    path: "/calm",
    audience: "everyone",
    Part: lazyPart(async () => (await import("#web/features/calm/calm.page.tsx")).CalmPage),
    name: "Quick Calm",
  },
  {
    path: "/plan",
    audience: "everyone",
    Part: lazyPart(async () => (await import("#web/features/safety/paper/kept-plan.page.tsx")).KeptPlanPage),
    name: "Safety plan",
  },
  {
    path: "/invite",
    audience: "everyone",
    Part: lazyPart(async () => (await import("#web/features/auth/invite.page.tsx")).InvitePage),
    hasMore: true,
    name: "Invitation",
  },
  LOGIN_SCREEN,
  {
    path: "/signup",
    audience: "strangers",
    Part: lazyPart(async () => (await import("#web/features/auth/signup.page.tsx")).SignupPage, "front"),
    name: "Create an account",
  },
  {
    path: "/forgot-password",
    audience: "everyone",
    Part: lazyPart(
      async () => (await import("#web/features/auth/forgot-password.page.tsx")).ForgotPasswordPage,
    ),
    name: "Forgot your password?",
  },
  {
    path: "/reset-password",
    audience: "everyone",
    Part: lazyPart(
      async () => (await import("#web/features/auth/reset-password.page.tsx")).ResetPasswordPage,
    ),
    name: "Choose a new password",
  },
  {
    path: "/confirm-email",
    audience: "everyone",
    Part: lazyPart(async () => (await import("#web/features/auth/confirm-email.page.tsx")).ConfirmEmailPage),
    name: "Confirm your email address",
  },
];

/** The screen at a path without a query, or undefined. */
export function screenAt(path: string): Screen | undefined {
  return SCREENS.find((screen) => isAt(screen, path));
}
