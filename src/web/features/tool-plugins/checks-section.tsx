import { type ReactNode, useId } from "react";
import { cx } from "#web/ui/cx.ts";

/** The section around a list of tools. */
export function ChecksSection({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={cx("grid min-w-0 gap-3 print:hidden", className)}>
      <div>
        <h2 id={headingId} className="text-base">
          Checks
        </h2>
        <p className="text-ink-2 text-sm">
          A few minutes each, before something starts or when things change.
        </p>
      </div>
      {children}
    </section>
  );
}
