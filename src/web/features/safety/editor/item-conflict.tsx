import { useId } from "react";
import type { SafetyItem } from "#shared/safety/safety.contract.ts";
import { formatMoment } from "#web/platform/time/format-date.ts";
import { Button } from "#web/ui/button.tsx";
import { FIELD_NAMES, type ItemTexts, type TextField, textsOf } from "./item-texts.rules.ts";

interface ItemConflictProps {
  mine: ItemTexts;
  theirs: SafetyItem;
  fields: readonly TextField[];
  onChoose: (field: TextField, side: "mine" | "theirs") => void;
}

/** Shows both versions of each field that was changed in two places, and lets the person choose. */
export function ItemConflict({ mine, theirs, fields, onChoose }: ItemConflictProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-4 rounded-control border border-warning/45 bg-warning-tint p-3 text-warning-tint-ink sm:p-4"
    >
      <div role="alert">
        <h4 id={titleId} className="text-base">
          Changed in two places
        </h4>
        <p className="text-sm">
          Another tab or device saved a different version {formatMoment(theirs.updatedAt)}. Nothing has been
          overwritten. Which one do you want to keep?
        </p>
      </div>
      {fields.map((field) => (
        <div key={field} className="grid gap-3 sm:grid-cols-2">
          <Version
            title={`${FIELD_NAMES[field]}: mine, from here`}
            value={mine[field]}
            action={
              <Button variant="secondary" size="sm" onClick={() => onChoose(field, "mine")}>
                Keep mine
                <Of field={field} />
              </Button>
            }
          />
          <Version
            title={`${FIELD_NAMES[field]}: theirs, saved earlier`}
            value={textsOf(theirs)[field]}
            action={
              <Button variant="secondary" size="sm" onClick={() => onChoose(field, "theirs")}>
                Take theirs
                <Of field={field} />
              </Button>
            }
          />
        </div>
      ))}
    </section>
  );
}

/** Names the field for screen readers. */
function Of({ field }: { field: TextField }) {
  return <span className="sr-only">: {FIELD_NAMES[field]}</span>;
}

interface VersionProps {
  title: string;
  value: string | boolean;
  action: React.ReactNode;
}

function Version({ title, value, action }: VersionProps) {
  return (
    <section
      aria-label={title}
      className="flex min-w-0 flex-col items-start gap-2 rounded-control bg-card p-3 text-ink"
    >
      <h5 className="text-ink-2 text-sm">{title}</h5>
      <p className="max-h-60 w-full flex-1 overflow-y-auto whitespace-pre-wrap">
        {typeof value === "boolean"
          ? value
            ? "On"
            : "Off"
          : value || <span className="text-ink-2">Nothing</span>}
      </p>
      {action}
    </section>
  );
}
