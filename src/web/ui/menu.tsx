import type { LucideIcon } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { cx } from "./cx.ts";

export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  /** `MenuItem`, `MenuLabel` and `MenuSeparator`. */
  children: ReactNode;
  align?: "start" | "center" | "end";
};

/** A menu of actions under a button; arrow keys and first letters move in it. */
export function Menu({ trigger, children, align = "end" }: MenuProps) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-card border border-hairline bg-card p-1 text-ink shadow-float data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export type MenuItemProps = {
  children: ReactNode;
  onSelect?: () => void;
  icon?: LucideIcon;
  danger?: boolean;
  disabled?: boolean;
  /** The child is the item itself: a link. */
  asChild?: boolean;
};

/** An action. With `asChild`, its only child, a link, becomes the item. */
export function MenuItem({
  children,
  onSelect,
  icon: Icon,
  danger = false,
  disabled = false,
  asChild = false,
}: MenuItemProps) {
  return (
    <DropdownMenu.Item
      asChild={asChild}
      disabled={disabled}
      {...(onSelect && { onSelect })}
      className={cx(
        "flex min-h-11 cursor-pointer items-center gap-2.5 rounded-chip px-3 py-2 outline-none data-disabled:cursor-not-allowed data-disabled:opacity-50",
        "data-highlighted:bg-sunk forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:outline-[Highlight]",
        danger && "text-danger",
      )}
    >
      {asChild ? (
        children
      ) : (
        <>
          {Icon && <Icon aria-hidden="true" className="size-4.5 shrink-0" />}
          {children}
        </>
      )}
    </DropdownMenu.Item>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="px-3 pt-2 pb-1 text-ink-3 text-sm">{children}</DropdownMenu.Label>;
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-1 h-px bg-hairline" />;
}
