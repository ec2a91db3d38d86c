import type { DelegationMeter as Meter } from "#shared/command-staff/command-staff.rules.ts";
import { cx } from "#web/ui/cx.ts";

/** "0 of 8 roles delegated", with one mark for each role. */
export function DelegationMeter({ meter: { delegated, total }, label }: { meter: Meter; label: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-hairline bg-card px-4 py-3 shadow-card sm:px-5">
      <p className="tabular font-semibold">
        {delegated} of {total} {label}
      </p>
      <span aria-hidden="true" className="flex min-w-40 flex-1 gap-1.5">
        {Array.from({ length: total }, (_, index) => index).map((index) => (
          <span
            key={index}
            className={cx(
              "h-2 min-w-2 max-w-12 flex-1 rounded-full border",
              index < delegated
                ? "border-accent bg-accent forced-colors:bg-[Highlight]"
                : "border-control-edge bg-transparent",
            )}
          />
        ))}
      </span>
    </div>
  );
}
