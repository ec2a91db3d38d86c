import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { MODES } from "#shared/modes/modes.ts";
import { inPlanOrder } from "#shared/safety/plan-order.rules.ts";
import { SAFETY_PATHS, safetyItemSchema } from "#shared/safety/safety.contract.ts";
import { TRIGGER_PATHS, triggerSchema } from "#shared/triggers/triggers.contract.ts";
import { SupportContactsPanel } from "#web/features/support-contacts/support-contacts.sections.ts";
import { offlineCache } from "#web/platform/offline/offline-cache.ts";
import { ModeProvider, useMode } from "#web/platform/shell/mode.tsx";
import { formatMoment } from "#web/platform/time/format-date.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { Logo } from "#web/ui/logo.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { PlanReading } from "./plan-reading.tsx";

/** The offline copy of a GET, validated by its contract; null if there is none or it no longer matches. */
async function readKept<Items>(path: string, schema: { safeParse(value: unknown): { data?: Items } }) {
  const copy = await offlineCache.find(path);
  if (!copy) return null;
  const items = schema.safeParse(JSON.parse(copy.text)).data;
  return items === undefined ? null : { items, savedAt: copy.savedAt };
}

/** The safety plan on this device, readable without signing in and without a network. */
export function KeptPlanPage() {
  return (
    <ModeProvider>
      <main className="mx-auto max-w-reading px-4 py-6 sm:px-6">
        <Logo className="mb-6" />
        <KeptPlan />
        <p className="mt-6 flex flex-wrap gap-2 print:hidden">
          <a href="/calm" className={buttonClass({ variant: "secondary" })}>
            Quick Calm
          </a>
          <a href="/" className={buttonClass({ variant: "ghost" })}>
            Open Ridgeline
          </a>
        </p>
      </main>
    </ModeProvider>
  );
}

function KeptPlan() {
  const { mode, setMode } = useMode();
  const { data, isPending } = useQuery({
    queryKey: ["kept-plan"],
    queryFn: async () => ({
      plan: await readKept(SAFETY_PATHS.list, z.array(safetyItemSchema)),
      triggers: await readKept(TRIGGER_PATHS.list, z.array(triggerSchema)),
    }),
    gcTime: 0,
    staleTime: 0,
  });
  if (isPending) return null;
  if (!data?.plan) {
    return (
      <PageHeader
        title="No safety plan on this device"
        tagline="To keep a copy here, sign in and choose that on the Safety page. Quick Calm and people to turn to are always here."
      />
    );
  }
  return (
    <>
      <PageHeader
        title="Safety plan"
        tagline="This is the copy last saved on this device. To change your plan, sign in."
      />
      <NativeSelect
        aria-label="Mode"
        value={mode.id}
        onChange={(event) => setMode(MODES.find(({ id }) => id === event.target.value)?.id ?? mode.id)}
        className="mb-4 print:hidden"
      >
        {MODES.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </NativeSelect>
      <PlanReading
        items={inPlanOrder(data.plan.items)}
        triggers={data.triggers?.items ?? []}
        mode={mode.id}
      />
      <p className="my-4 text-ink-2 text-sm">Saved on this device {formatMoment(data.plan.savedAt)}.</p>
      <SupportContactsPanel />
    </>
  );
}
