import { type LucideIcon, Monitor, Moon, Sun } from "lucide-react";
import type { Theme } from "#web/platform/device/theme.ts";

/** How the themes are shown where one can be chosen. */
export const THEME_LOOKS: Record<Theme, { name: string; icon: LucideIcon }> = {
  system: { name: "Like the device", icon: Monitor },
  light: { name: "Light", icon: Sun },
  dark: { name: "Dark", icon: Moon },
};
