import { Sunrise } from "lucide-react";
import { directiveForDate } from "#shared/doctrine/directive.rules.ts";
import type { CarryOver as CarryOverData } from "#shared/handover/handover.contract.ts";
import type { OwnDay } from "#web/platform/time/use-own-day.ts";
import { Contours } from "#web/ui/contours.tsx";
import { CarryOver } from "./carry-over.tsx";
import type { Section } from "./dashboard.api.ts";
import { DashboardLink } from "./dashboard-link.tsx";

/** The Universal Order of the day, and what the latest handover gives to it. */
export function DirectiveCard({ day, carryOver }: { day: OwnDay; carryOver: Section<CarryOverData> }) {
  const { id, title, intent } = directiveForDate(day.today);
  return (
    <section
      aria-label="Morning Directive"
      className="relative min-w-0 overflow-hidden rounded-card border border-hairline bg-card shadow-card"
    >
      <Contours className="text-ink-3 opacity-20 [mask-image:linear-gradient(to_right,transparent_35%,black)]" />
      <div className="relative p-4">
        <DashboardLink to="/universal-orders" className="group block rounded-control">
          <p className="flex items-center gap-2 text-ink-2 text-sm">
            <Sunrise aria-hidden="true" className="size-4 shrink-0" />
            Morning Directive · Order {id}
          </p>
          <h2 className="mt-1 text-pretty font-normal font-serif text-2xl lg:text-xl tracking-normal group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
            {title}
          </h2>
          <p className="mt-1 max-w-reading text-pretty text-ink-2">{intent}</p>
        </DashboardLink>
        <CarryOver section={carryOver} day={day} />
      </div>
    </section>
  );
}
