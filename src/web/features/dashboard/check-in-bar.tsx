import { useState } from "react";
import { ENERGIES } from "#shared/wellness/wellness.contract.ts";
import { CheckInDialog } from "#web/features/wellness/wellness.sections.ts";
import { Button } from "#web/ui/button.tsx";
import { type DashboardView, useCheckInsSection } from "./dashboard.api.ts";

/** The first question of a check-in: its answer opens the rest of the form. */
export function CheckInBar({ view }: { view: DashboardView }) {
  const { retry } = useCheckInsSection(view);
  const [energy, setEnergy] = useState<(typeof ENERGIES)[number] | null>(null);
  return (
    <section
      aria-label="Check in"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-hairline bg-card px-4 py-1.5 shadow-card"
    >
      <p className="min-w-0 flex-1 basis-44 font-semibold">How is your energy?</p>
      <div className="flex flex-1 basis-60 gap-2 sm:flex-none sm:basis-auto">
        {ENERGIES.map((each) => (
          <Button
            key={each}
            variant="secondary"
            className="max-sm:flex-1 max-sm:px-2"
            onClick={() => setEnergy(each)}
          >
            {each}
          </Button>
        ))}
      </div>
      <CheckInDialog
        isOpen={energy !== null}
        energy={energy ?? undefined}
        onClose={() => setEnergy(null)}
        onSaved={retry}
      />
    </section>
  );
}
