import type { LucideIcon } from "lucide-react";
import { type ComponentType, createContext, use } from "react";
import type { DefaultLabel } from "#shared/modes/label-mappings.content.ts";

/** One screen of the product. The table of all of them is `app/screens.ts`. */
export interface Screen {
  path: string;
  /** The screen shows every address below its path, too. */
  hasMore?: boolean;
  /** Who sees it: everyone, without a session check; only strangers; only signed-in people; only admins. */
  audience: "everyone" | "strangers" | "members" | "admins";
  /** The page, as `lazyPart` makes it. */
  Part: ComponentType & { preload: () => Promise<unknown>; isLoaded: () => boolean };
  /** Its name in lists and, without a `title`, in the browser's tab. */
  name: string;
  /** The key of the mode's own name for it. */
  labelKey?: DefaultLabel["key"];
  /** The browser tab's title if it differs from the name. */
  title?: string;
  /** The command palette lists a screen that has one. */
  icon?: LucideIcon;
  /** Other words under which the palette finds it. */
  keywords?: string;
  isInSidebar?: boolean;
}

/** Whether a screen is at a path without a query. */
export function isAt({ path, hasMore = false }: Pick<Screen, "path" | "hasMore">, address: string): boolean {
  return address === path || (hasMore && address.startsWith(`${path}/`));
}

/** The app provides its table here, because features cannot import the app. */
export const ScreensContext = createContext<readonly Screen[]>([]);

/** The screens that this person can open, in the sidebar's order. */
export function useScreens(): readonly Screen[] {
  return use(ScreensContext);
}

/** Whether an address, with or without a query, leads to a screen. */
export function useHasScreen(): (address: string) => boolean {
  const screens = useScreens();
  return (address) => {
    const [path = ""] = address.split(/[?#]/);
    return screens.some((screen) => isAt(screen, path));
  };
}
