import {
  ClipboardList,
  Compass,
  Info,
  LayoutDashboard,
  type LucideIcon,
  Scale,
  ShieldCheck,
  Target,
  TriangleAlert,
  UsersRound,
} from "lucide-react";
import type { DefaultLabel } from "#shared/modes/label-mappings.ts";

export interface NavigationEntry {
  path: string;
  /** The word in the sidebar, unless the mode has its own. */
  name: string;
  labelKey?: DefaultLabel["key"];
  icon: LucideIcon;
}

/** The sidebar, top to bottom. A screen is listed once it works. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { path: "/", name: "Dashboard", icon: LayoutDashboard },
  { path: "/isap-compass", name: "ISAP Compass", icon: Compass },
  { path: "/objectives", name: "Objectives", labelKey: "objectives", icon: Target },
  { path: "/safety", name: "Safety", labelKey: "safety", icon: ShieldCheck },
  { path: "/watch-outs", name: "Watch Outs", labelKey: "watchouts", icon: TriangleAlert },
  { path: "/briefing", name: "Briefing", labelKey: "briefing", icon: ClipboardList },
  { path: "/command-staff", name: "Command & General Staff", icon: UsersRound },
  { path: "/about", name: "About", icon: Info },
  { path: "/disclaimer", name: "Legal Disclaimer", icon: Scale },
];
