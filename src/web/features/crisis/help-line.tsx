import { HeartHandshake, X } from "lucide-react";
import { Link } from "wouter";
import { cx } from "#web/ui/cx.ts";
import { textLinkClass } from "#web/ui/text-link.ts";

interface HelpLineProps {
  text: string;
  /** Under the field that it is about, where it stands without a frame. */
  isInField?: boolean;
  onClose: () => void;
}

/** One quiet line and a way to people. */
export function HelpLine({ text, isInField = false, onClose }: HelpLineProps) {
  return (
    <div
      role="status"
      className={cx(
        "flex items-start gap-2 text-ink-2 text-sm",
        isInField
          ? "print:hidden"
          : "border-hairline border-t bg-card py-1 pr-1 pl-3 shadow-float max-sm:pb-[max(0.25rem,env(safe-area-inset-bottom))] sm:rounded-card sm:border",
      )}
    >
      <HeartHandshake aria-hidden="true" className="mt-3 size-4 shrink-0 text-accent" />
      <p className="min-w-0 flex-1 py-2.5">
        {text}{" "}
        <Link href="/calm" className={cx(textLinkClass, "inline-block whitespace-nowrap")}>
          Talk to someone
        </Link>
      </p>
      <button
        type="button"
        aria-label="Close this line"
        onClick={onClose}
        className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunk hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
