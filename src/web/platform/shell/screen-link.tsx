import type { ComponentProps } from "react";
import { Link } from "wouter";
import { useHasScreen } from "./screens.ts";

/** A link to another screen; nothing if that screen does not exist. */
export function ScreenLink({ href, ...props }: Omit<ComponentProps<"a">, "href"> & { href: string }) {
  const hasScreen = useHasScreen();
  return hasScreen(href) ? <Link href={href} {...props} /> : null;
}
