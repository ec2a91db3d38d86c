import { type FormEvent, useId, useState } from "react";
import { addDays } from "#shared/calendar/plain-date.rules.ts";
import {
  type CarryOver as CarryOverData,
  type CarryOverItem,
  HANDOVER_TEXT_MAX,
  type NewCarryOverDecisionInput,
  type OfferedItem,
} from "#shared/handover/handover.contract.ts";
import { useDecideCarryOver } from "#web/features/handover/handover.api.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { formatDay } from "#web/platform/time/format-date.ts";
import type { OwnDay } from "#web/platform/time/use-own-day.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Field } from "#web/ui/field.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { toast } from "#web/ui/toast.store.ts";
import type { Section } from "./dashboard.api.ts";

const WHAT: Record<CarryOverItem, string> = {
  onePriority: "Your one priority",
  whatPersists: "What persists",
};

interface CarryOverProps {
  section: Section<CarryOverData>;
  day: OwnDay;
}

/** What handovers leave for today: each item is decided once, and a kept one stays until it is done or dropped. */
export function CarryOver({ section, day }: CarryOverProps) {
  const { data, error, isFetching, retry } = section;
  if (error !== null) {
    return (
      <ErrorState
        title="From your handovers"
        message={error}
        onRetry={retry}
        pending={isFetching}
        className="mt-4 border-0 !p-0"
      />
    );
  }
  if (!data || data.offered.length + data.kept.length === 0) return null;
  return (
    <ul
      aria-label="From your handovers"
      className="mt-3 grid gap-3 border-hairline border-t border-dashed pt-3"
    >
      {data.kept.map((item) => (
        <Kept key={item.briefingId + item.item} item={item} day={day} />
      ))}
      {data.offered.map((item, index) => (
        <Offer key={item.briefingId + item.item} item={item} day={day} isFirst={index === 0} />
      ))}
    </ul>
  );
}

/** Sends the decision about an item; a failure is told by a toast. */
function useDecision(item: OfferedItem, day: OwnDay) {
  const decide = useDecideCarryOver();
  const send = async (decision: Pick<NewCarryOverDecisionInput, "decision" | "text">) => {
    if (decide.isPending) return;
    try {
      await decide.mutateAsync({ briefingId: item.briefingId, item: item.item, ...decision, ...day });
    } catch (error) {
      toast({
        title: "Couldn't carry it over",
        description: sentenceOf(error),
        variant: "destructive",
      });
    }
  };
  return { send, isPending: decide.isPending };
}

function Kept({ item, day }: { item: OfferedItem; day: OwnDay }) {
  const { send, isPending } = useDecision(item, day);
  const wordsId = useId();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div id={wordsId} className="min-w-0 flex-1 basis-60">
        <Words item={item} isKept day={day} />
      </div>
      <div className="flex gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-describedby={wordsId}
          pending={isPending}
          onClick={() => void send({ decision: "done" })}
        >
          Done
        </Button>
        <Button
          variant="secondary"
          size="sm"
          aria-describedby={wordsId}
          onClick={() => void send({ decision: "drop" })}
        >
          Drop
        </Button>
      </div>
    </li>
  );
}

interface OfferProps {
  item: OfferedItem;
  day: OwnDay;
  isFirst: boolean;
}

function Offer({ item, day, isFirst }: OfferProps) {
  const [edited, setEdited] = useState<string | null>(null);
  const { send, isPending } = useDecision(item, day);
  const wordsId = useId();
  const saveEdited = (event: FormEvent) => {
    event.preventDefault();
    if (edited?.trim()) void send({ decision: "edit", text: edited.trim() });
  };

  if (edited !== null) {
    return (
      <li>
        <form onSubmit={saveEdited} className="grid gap-2">
          <Field label={WHAT[item.item]}>
            <Textarea
              autoFocus
              minRows={2}
              maxLength={HANDOVER_TEXT_MAX}
              value={edited}
              onChange={({ target }) => setEdited(target.value)}
            />
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button
              type="submit"
              size="sm"
              disabled={edited.trim() === ""}
              pending={isPending}
              pendingLabel="Saving..."
            >
              Save
            </Button>
            <Button variant="ghost" size="sm" onClick={() => setEdited(null)}>
              Back
            </Button>
          </div>
        </form>
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div id={wordsId} className="min-w-0 flex-1 basis-60">
        <Words item={item} day={day} />
      </div>
      <div className="flex gap-2">
        <Button
          variant={isFirst ? "primary" : "secondary"}
          size="sm"
          aria-describedby={wordsId}
          pending={isPending}
          onClick={() => void send({ decision: "keep" })}
        >
          Keep
        </Button>
        <Button variant="secondary" size="sm" aria-describedby={wordsId} onClick={() => setEdited(item.text)}>
          Edit
        </Button>
        <Button
          variant="secondary"
          size="sm"
          aria-describedby={wordsId}
          onClick={() => void send({ decision: "drop" })}
        >
          Drop
        </Button>
      </div>
    </li>
  );
}

function Words({ item, isKept = false, day }: { item: OfferedItem; isKept?: boolean; day: OwnDay }) {
  return (
    <>
      <p className="whitespace-pre-line">{item.text}</p>
      <p className="text-ink-2 text-sm">
        {WHAT[item.item]}, {isKept && "kept "}from {nameOf(item.opPeriod, day.today)} handover
      </p>
    </>
  );
}

/** "yesterday's", or "the November 18"; one of today was logged after midnight. */
function nameOf(opPeriod: string, today: string): string {
  if (opPeriod === today) return "last night's";
  if (opPeriod === addDays(today, -1)) return "yesterday's";
  return `the ${formatDay(opPeriod)}`;
}
