import { Compass, LayoutDashboard, type LucideIcon, Target } from "lucide-react";
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
];
