import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { cx } from "./cx.ts";

export type CollapsibleProps = {
  /** The button's content, possibly several lines. */
  title: ReactNode;
  /** Only rendered while open. */
  children: ReactNode;
  /** Beside the button, outside of it: a badge, another button. */
  aside?: ReactNode;
  defaultOpen?: boolean;
  /** Controls it, with `onOpenChange`. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Makes the title a heading of this level. */
  level?: 2 | 3 | 4;
  className?: string;
};

/** A section that expands below its title. */
export function Collapsible(props: CollapsibleProps) {
  const { title, children, aside, defaultOpen = false, onOpenChange, level, className } = props;
  const id = useId();
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const open = props.open ?? ownOpen;
  const toggle = () => {
    setOwnOpen(!open);
    onOpenChange?.(!open);
  };
  const button = (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={open ? id : undefined}
      onClick={toggle}
      className="flex min-h-11 w-full min-w-0 items-center gap-2 rounded-control py-1 text-left font-semibold"
    >
      <ChevronDown
        aria-hidden="true"
        className={cx("size-5 shrink-0 text-ink-2 transition-transform", !open && "-rotate-90")}
      />
      <span className="min-w-0 flex-1">{title}</span>
    </button>
  );
  const Heading = level ? (`h${level}` as const) : "div";
  return (
    <div className={cx("min-w-0", className)}>
      <div className="flex items-center gap-3">
        <Heading className="min-w-0 flex-1 text-base">{button}</Heading>
        {aside}
      </div>
      {open && (
        <div id={id} className="animate-fade-in pt-2">
          {children}
        </div>
      )}
    </div>
  );
}
