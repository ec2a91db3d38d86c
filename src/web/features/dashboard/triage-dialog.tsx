import { Plus, X } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Input } from "#web/ui/input.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import { OutcomeButtons } from "./outcome-buttons.tsx";
import { ToolDialog } from "./tool-dialog.tsx";
import {
  BLANK_PRIORITY,
  LEVELS,
  type Level,
  PRIORITIES_MAX,
  type Priority,
  ranked,
  triageOutcomes,
} from "./triage.rules.ts";
import type { Tool } from "./use-tool.ts";

const OPTIONS = LEVELS.map((level) => ({
  value: level,
  label: `${level[0]?.toUpperCase()}${level.slice(1)}`,
}));

interface TriageDialogProps {
  title: string;
  draft: Tool<Priority[]>;
  onClose: () => void;
}

/** What competes, row by row, and the order that comes of it. */
export function TriageDialog({ title, draft, onClose }: TriageDialogProps) {
  const { value: priorities, change, forget, clear } = draft;
  const order = ranked(priorities);
  const first = order[0]?.text.trim();
  const changeOne = (place: number, changed: Partial<Priority>) =>
    change(priorities.map((one, index) => (index === place ? { ...one, ...changed } : one)));

  return (
    <ToolDialog
      title={title}
      description="List what's competing for your time. It stays on this device until you use it somewhere."
      size="lg"
      onClear={first ? () => clear(`${title} cleared`) : null}
      actions={<OutcomeButtons outcomes={triageOutcomes(priorities)} disabled={!first} onTaken={forget} />}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <ol className="grid gap-4">
          {priorities.map((priority, index) => (
            <PriorityRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is what stands in its place
              key={index}
              number={index + 1}
              priority={priority}
              onChange={(changed) => changeOne(index, changed)}
              onRemove={priorities.length > 1 ? () => change(priorities.toSpliced(index, 1)) : null}
            />
          ))}
        </ol>
        {priorities.length < PRIORITIES_MAX && (
          <Button
            variant="secondary"
            className="justify-self-start"
            onClick={() => change([...priorities, BLANK_PRIORITY])}
          >
            <Plus aria-hidden="true" className="size-4.5" />
            Add another
          </Button>
        )}
        {order.length > 1 && (
          <section aria-label="In this order" className="rounded-card bg-tint p-4 text-tint-ink">
            <h3 className="text-base">In this order</h3>
            <ol className="mt-1 list-decimal pl-5">
              {order.map(({ text, impact, effort }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same words
                <li key={index}>
                  {text.trim()}{" "}
                  <span className="text-sm">
                    (impact {impact}, effort {effort})
                  </span>
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </ToolDialog>
  );
}

interface PriorityRowProps {
  number: number;
  priority: Priority;
  onChange: (changed: Partial<Priority>) => void;
  onRemove: (() => void) | null;
}

function PriorityRow({ number, priority, onChange, onRemove }: PriorityRowProps) {
  return (
    <li className="grid grid-cols-2 items-end gap-x-3 gap-y-2 sm:grid-cols-[1fr_8rem_8rem_auto]">
      <div className="col-span-2 flex items-end gap-2 sm:contents">
        <Field label={`Priority ${number}`} className="flex-1">
          <Input value={priority.text} onChange={({ target }) => onChange({ text: target.value })} />
        </Field>
        {onRemove && (
          <IconButton
            label={`Remove priority ${number}`}
            icon={X}
            onClick={onRemove}
            className="sm:order-last"
          />
        )}
      </div>
      <Field label={`Impact of ${number}`}>
        <NativeSelect
          options={OPTIONS}
          value={priority.impact}
          onChange={({ target }) => onChange({ impact: target.value as Level })}
        />
      </Field>
      <Field label={`Effort of ${number}`}>
        <NativeSelect
          options={OPTIONS}
          value={priority.effort}
          onChange={({ target }) => onChange({ effort: target.value as Level })}
        />
      </Field>
    </li>
  );
}
