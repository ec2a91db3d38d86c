import { useState } from "react";
import { useStore } from "zustand";
import { readStored, writeStored } from "#web/platform/device/storage.ts";
import { keptPlanStore, offlineCache } from "#web/platform/offline/offline-cache.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { toast } from "#web/ui/toast.store.ts";

const REASON =
  "Then you can read it offline, and before you sign in. Anyone using this device could read it, too.";

const REFUSALS = {
  impossible: {
    title: "This device can't keep your plan",
    description: "Its storage is full or turned off, or this page wasn't opened over https.",
  },
  failed: {
    title: "Your plan isn't on this device yet",
    description: "Ridgeline couldn't copy it to this device. Try again in a moment.",
  },
};

/** Whether this device keeps the safety plan, and how to choose. */
function useKeepPlan() {
  const user = useCurrentUser();
  const answerName = `keep-plan-offered:${user.id}`;
  const isKept = useStore(keptPlanStore, ({ ownerId }) => ownerId === user.id);
  const [wasOffered, setOffered] = useState(() => readStored(answerName) !== null);
  const [isSaving, setSaving] = useState(false);

  return {
    isKept,
    isSaving,
    wasOffered,
    async keep(): Promise<void> {
      setSaving(true);
      const outcome = await offlineCache.choose(user);
      setSaving(false);
      if (outcome !== "kept") {
        toast({ ...REFUSALS[outcome], variant: "destructive" });
        return;
      }
      writeStored(answerName, "yes");
      setOffered(true);
      toast({ title: "Your safety plan is on this device" });
    },
    async forget(): Promise<void> {
      setOffered(true);
      await offlineCache.forget();
      toast({ title: "Your safety plan is no longer on this device" });
    },
    decline(): void {
      writeStored(answerName, "no");
      setOffered(true);
    },
  };
}

/** Offers once to keep the safety plan on this device; the choice can be changed here at any time. */
export function KeepPlan() {
  const plan = useKeepPlan();
  return (
    <Card title="Offline use" className="print:hidden">
      {!plan.wasOffered && (!plan.isKept || plan.isSaving) ? (
        <>
          <p className="mb-3 text-ink-2 text-sm">Keep your safety plan on this device? {REASON}</p>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" pending={plan.isSaving} onClick={() => void plan.keep()}>
              Keep it here
            </Button>
            <Button variant="ghost" onClick={plan.decline}>
              Not now
            </Button>
          </div>
        </>
      ) : (
        <Choice {...plan} />
      )}
    </Card>
  );
}

/** The choice alone, for Settings. */
export function KeepPlanChoice() {
  return <Choice {...useKeepPlan()} />;
}

type ChoiceProps = Pick<ReturnType<typeof useKeepPlan>, "isKept" | "isSaving" | "keep" | "forget">;

function Choice({ isKept, isSaving, keep, forget }: ChoiceProps) {
  return (
    <>
      <label className="flex min-h-11 items-center gap-2.5">
        <input
          type="checkbox"
          checked={isKept && !isSaving}
          aria-busy={isSaving}
          aria-describedby="keep-plan-reason"
          onChange={(event) => {
            if (!isSaving) void (event.target.checked ? keep() : forget());
          }}
          className="size-4 shrink-0 accent-accent"
        />
        Keep my safety plan on this device
      </label>
      <p id="keep-plan-reason" className="text-ink-2 text-sm">
        {isKept ? "Anyone using this device could read it. Signing out removes it." : REASON}
      </p>
    </>
  );
}
