import {
  Activity,
  BookOpen,
  ClipboardList,
  Compass,
  HeartPulse,
  Info,
  LayoutDashboard,
  LifeBuoy,
  MessageCircle,
  Printer,
  Scale,
  ShieldCheck,
  Target,
  TriangleAlert,
  UsersRound,
} from "lucide-react";
import type { Screen } from "#web/platform/shell/screens.ts";
import { lazyPart } from "#web/ui/lazy-part.tsx";

/** Where strangers are redirected from a screen that needs a session. */
export const LOGIN_SCREEN: Screen = {
  path: "/login",
  audience: "strangers",
  Part: lazyPart(async () => (await import("#web/features/auth/login.page.tsx")).LoginPage),
  name: "Sign in",
};

/**
 * Every screen. The router, the sidebar, the command palette, prefetching, links between screens and the accessibility
 * journeys read this table; a new screen is one entry here.
 */
export const SCREENS: readonly Screen[] = [
  {
    path: "/",
    audience: "members",
    Part: lazyPart(async () => (await import("#web/features/dashboard/dashboard.page.tsx")).DashboardPage),
    name: "Dashboard",
    title: "Command Dashboard",
    icon: LayoutDashboard,
    isInSidebar: true,
  },
  {
    path: "/isap-compass",
    audience: "members",
    Part: lazyPart(async () => (await import("#web/features/isap/isap.page.tsx")).IsapPage),
    name: "ISAP Compass",
    labelKey: "isap",
    icon: Compass,
    isInSidebar: true,
  },
  {
    path: "/objectives",
    audience: "members",
    Part: lazyPart(async () => (await import("#web/features/objectives/objectives.page.tsx")).ObjectivesPage),
    name: "Objectives",
    labelKey: "objectives",
    icon: Target,
    isInSidebar: true,
  },
  {
    path: "/echo",
    audience: "members",
    Part: lazyPart(async () => (await import("#web/features/echo/echo.page.tsx")).EchoPage),
    name: "Echo Chat",
    keywords: "talk coach assistant",
    icon: MessageCircle,
    isInSidebar: true,
  },
  {
    path: "/safety",
    audience: "members",
    Part: lazyPart(async () => (await import("#web/features/safety/safety.page.tsx")).SafetyPage),
    name: "Safety",
    labelKey: "safety",
    title: "Safety Planning",
    keywords: "help crisis 988 plan lookouts contacts escape routes zones risks trigger points",
    icon: ShieldCheck,
    isInSidebar: true,
  },
  {
    path: "/safety/now",
    audience: "members",
    Part: lazyPart(async () => (await import("#web/features/safety/paper/use-now.page.tsx")).UseNowPage),
    name: "Use your plan now",
    keywords: "safety help crisis emergency call 988",
    icon: LifeBuoy,
  },
  {
    path: "/safety/print",
    audience: "members",
    Part: lazyPart(
      async () => (await import("#web/features/safety/paper/plan-print.page.tsx")).PlanPrintPage,
    ),
    name: "Print your safety plan",
    icon: Printer,
  },
  {
    path: "/wellness",
    audience: "members",
    Part: lazyPart(async () => (await import("#web/features/wellness/wellness.page.tsx")).WellnessPage),
    name: "Wellness",
    labelKey: "wellness",
    keywords: "check in mood energy stress how are you history meditation boundary resources",
    icon: Activity,
    isInSidebar: true,
  },
  {
    path: "/watch-outs",
    audience: "members",
    Part: lazyPart(async () => (await import("#web/features/doctrine/watch-outs.page.tsx")).WatchOutsPage),
    name: "Watch Outs",
    labelKey: "watchouts",
    icon: TriangleAlert,
    isInSidebar: true,
  },
  {
    path: "/universal-orders",
    audience: "members",
    Part: lazyPart(
      async () => (await import("#web/features/doctrine/universal-orders.page.tsx")).UniversalOrdersPage,
    ),
    name: "Universal Orders",
    icon: BookOpen,
  },
  {
    path: "/briefing",
    audience: "members",
    Part: lazyPart(async () => (await import("#web/features/handover/handover.page.tsx")).HandoverPage),
    name: "Briefing",
    labelKey: "briefing",
    title: "Shift Handover",
    icon: ClipboardList,
    isInSidebar: true,
  },
  {
    path: "/command-staff",
    audience: "members",
    Part: lazyPart(
      async () => (await import("#web/features/command-staff/command-staff.page.tsx")).CommandStaffPage,
    ),
    name: "Command & General Staff",
    icon: UsersRound,
    isInSidebar: true,
  },
  {
    path: "/about",
    audience: "members",
    Part: lazyPart(async () => (await import("#web/features/about/about.page.tsx")).AboutPage),
    name: "About",
    icon: Info,
    isInSidebar: true,
  },
  {
    path: "/disclaimer",
    audience: "members",
    Part: lazyPart(async () => (await import("#web/features/about/disclaimer.page.tsx")).DisclaimerPage),
    name: "Legal Disclaimer",
    icon: Scale,
    isInSidebar: true,
  },
  {
    path: "/calm",
    audience: "everyone",
    Part: lazyPart(async () => (await import("#web/features/calm/calm.page.tsx")).CalmPage),
    name: "Quick Calm",
    keywords: "breathe breathing panic reset minute ground help crisis 988 hotline someone to talk to",
    icon: HeartPulse,
  },
  {
    path: "/plan",
    audience: "everyone",
    Part: lazyPart(async () => (await import("#web/features/safety/paper/kept-plan.page.tsx")).KeptPlanPage),
    name: "Safety plan",
  },
  LOGIN_SCREEN,
  {
    path: "/signup",
    audience: "strangers",
    Part: lazyPart(async () => (await import("#web/features/auth/signup.page.tsx")).SignupPage),
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
];

/** The screen at a path without a query, or undefined. */
export function screenAt(path: string): Screen | undefined {
  return SCREENS.find((screen) => screen.path === path);
}
