import {
  Activity,
  BookOpen,
  ClipboardList,
  Compass,
  CreditCard,
  HeartPulse,
  Info,
  LayoutDashboard,
  LifeBuoy,
  MessageCircle,
  Printer,
  Scale,
  Settings,
  ShieldCheck,
  Target,
  TriangleAlert,
  UserCog,
  UsersRound,
} from "lucide-react";
import type { Screen } from "#web/platform/shell/screens.ts";
import { SCREENS } from "./screens.ts";

/**
 * How the sidebar and the command palette show a screen, by its path. Apart from the table, because the icons of all
 * screens would weigh on the first one.
 */
const LOOKS: Record<string, Pick<Screen, "icon" | "keywords" | "isInSidebar">> = {
  "/": { icon: LayoutDashboard, isInSidebar: true },
  "/isap-compass": { icon: Compass, isInSidebar: true },
  "/objectives": { icon: Target, isInSidebar: true },
  "/echo": { keywords: "talk coach assistant", icon: MessageCircle, isInSidebar: true },
  "/safety": {
    keywords: "help crisis 988 plan lookouts contacts escape routes zones risks trigger points",
    icon: ShieldCheck,
    isInSidebar: true,
  },
  "/safety/now": { keywords: "safety help crisis emergency call 988", icon: LifeBuoy },
  "/safety/print": { icon: Printer },
  "/wellness": {
    keywords: "check in mood energy stress how are you history meditation boundary resources",
    icon: Activity,
    isInSidebar: true,
  },
  "/watch-outs": { icon: TriangleAlert, isInSidebar: true },
  "/universal-orders": { icon: BookOpen },
  "/briefing": { icon: ClipboardList, isInSidebar: true },
  "/command-staff": { icon: UsersRound, isInSidebar: true },
  "/admin": { keywords: "users invitations audit log server", icon: UserCog, isInSidebar: true },
  "/about": { icon: Info, isInSidebar: true },
  "/disclaimer": { icon: Scale, isInSidebar: true },
  "/settings": { keywords: "account profile preferences", icon: Settings },
  "/billing": { keywords: "plan subscription pay invoice card", icon: CreditCard },
  "/calm": {
    keywords: "breathe breathing panic reset minute ground help crisis 988 hotline someone to talk to",
    icon: HeartPulse,
  },
};

/** Every screen with its looks. */
export const LISTED_SCREENS: readonly Screen[] = SCREENS.map((screen) => ({
  ...screen,
  ...LOOKS[screen.path],
}));
