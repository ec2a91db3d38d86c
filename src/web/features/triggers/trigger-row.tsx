import { Archive, BellRing, Ellipsis, Eye, Pencil, Trash2 } from "lucide-react";
import { useRef } from "react";
import type { Trigger, TriggerStatus } from "#shared/triggers/triggers.contract.ts";
import { triggerSentence } from "#shared/triggers/triggers.rules.ts";
import { formatMoment } from "#web/platform/time/format-date.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu, MenuItem } from "#web/ui/menu.tsx";
import { useFocusNeighbor } from "#web/ui/use-focus-neighbor.ts";
import { useChangeTrigger, useDeleteTrigger } from "./triggers.api.ts";

interface TriggerRowProps {
  trigger: Trigger;
  /** Shows the objective that it guards. */
  showsObjective: boolean;
  onTrip: () => void;
  onEdit: () => void;
}

/** A trigger point as a sentence, with its status and actions. */
export function TriggerRow({ trigger, showsObjective, onTrip, onEdit }: TriggerRowProps) {
  const { status, objectiveTitle, trippedAt } = trigger;
  const sentence = triggerSentence(trigger);
  const change = useChangeTrigger(trigger.id);
  const { mutate: remove } = useDeleteTrigger(trigger.id);
  const setStatus = (next: TriggerStatus) => void change({ status: next }).catch(() => undefined);
  const item = useRef<HTMLLIElement>(null);
  useFocusNeighbor(item);
  return (
    <li
      ref={item}
      className="flex flex-wrap items-start gap-x-3 gap-y-2 border-hairline border-b py-3 last:border-b-0"
    >
      <div className="min-w-[min(100%,16rem)] flex-1">
        <p className={status === "retired" ? "text-ink-3" : undefined}>{sentence}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2 text-sm">
          <Badge variant={status === "tripped" ? "other" : "neutral"}>{STATUS_WORDS[status]}</Badge>
          {trippedAt && <span>{formatMoment(trippedAt)}</span>}
          {showsObjective && objectiveTitle && <span>On: {objectiveTitle}</span>}
        </p>
      </div>
      {status === "watching" && (
        <Button variant="secondary" size="sm" onClick={onTrip} aria-label={`It has tripped: ${sentence}`}>
          It has tripped
        </Button>
      )}
      <Menu trigger={<IconButton label={`More about: ${sentence}`} icon={Ellipsis} className="-mr-2" />}>
        {status === "tripped" && (
          <MenuItem icon={BellRing} onSelect={onTrip}>
            What I planned
          </MenuItem>
        )}
        <MenuItem icon={Pencil} onSelect={onEdit}>
          Edit
        </MenuItem>
        {status !== "watching" && (
          <MenuItem icon={Eye} onSelect={() => setStatus("watching")}>
            Watch it again
          </MenuItem>
        )}
        {status !== "retired" && (
          <MenuItem icon={Archive} onSelect={() => setStatus("retired")}>
            Retire it
          </MenuItem>
        )}
        <MenuItem icon={Trash2} danger onSelect={() => remove()}>
          Delete
        </MenuItem>
      </Menu>
    </li>
  );
}

const STATUS_WORDS: Record<TriggerStatus, string> = {
  watching: "Watching",
  tripped: "Tripped",
  retired: "Retired",
};
