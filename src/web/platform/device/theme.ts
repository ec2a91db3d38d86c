import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { readStored, removeStored, writeStored } from "./storage.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

function storedTheme(): Theme {
  const stored = readStored("theme");
  return stored === "light" || stored === "dark" ? stored : "system";
}

const themeStore = createStore<{ theme: Theme }>(() => ({ theme: storedTheme() }));

/** Applies a theme now and remembers it on this device. "system" follows the device. */
export function setTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") {
    delete dataset.theme;
    removeStored("theme");
  } else {
    dataset.theme = theme;
    writeStored("theme", theme);
  }
  themeStore.setState({ theme });
}

export const useTheme = (): Theme => useStore(themeStore).theme;
