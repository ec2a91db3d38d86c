import { BriefcaseBusiness, Flame, type LucideIcon, Sprout } from "lucide-react";
import type { Mode, ModeId } from "#shared/modes/modes.ts";

const ICONS: Record<ModeId, LucideIcon> = { life: Sprout, business: BriefcaseBusiness, incident: Flame };

/** Which mode is on, and what it is for. */
export function ModeBanner({ mode }: { mode: Mode }) {
  const Icon = ICONS[mode.id];
  return (
    <p
      role="status"
      className="flex items-start gap-2.5 rounded-card bg-tint px-4 py-1.5 lg:items-center text-tint-ink"
    >
      <Icon aria-hidden="true" className="mt-1 size-4 shrink-0 lg:mt-0" />
      <span>
        <ModeWords mode={mode} />
      </span>
    </p>
  );
}

/** Its words alone. */
export function ModeWords({ mode }: { mode: Mode }) {
  return (
    <>
      <strong className="font-semibold">You're in {mode.label} mode.</strong> {mode.summary}
    </>
  );
}
