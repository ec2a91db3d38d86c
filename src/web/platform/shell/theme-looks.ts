import { type LucideIcon, Monitor, Moon, Sun } from "lucide-react";
import type { Theme } from "#web/platform/device/theme.ts";

/** The names and icons of the themes. */
export const THEME_LOOKS: Record<Theme, { name: string; icon: LucideIcon }> = {
  system: { name: "Same as device", icon: Monitor },
  light: { name: "Light", icon: Sun },
  dark: { name: "Dark", icon: Moon },
};
