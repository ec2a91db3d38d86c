import type { LucideIcon } from "lucide-react";
import { useState } from "react";
import * as z from "zod/mini";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { OutcomeButtons } from "./outcome-buttons.tsx";
import { type Entries, hasEntries, TEXT_TOOLS, type TextTool, type TextToolId } from "./quick-tools.rules.ts";
import { ToolCard, toolCardClass } from "./tool-card.tsx";
import { useToolDraft } from "./use-tool-draft.ts";

const entriesSchema = z.record(z.string(), z.string());
const NOTHING: Entries = {};

/** A tool of a few questions, whose answers stay on this device until they have gone somewhere. */
export function TextToolButton({ id, icon }: { id: TextToolId; icon: LucideIcon }) {
  const { name, summary, fields, outcomes }: TextTool = TEXT_TOOLS[id];
  const [isOpen, setOpen] = useState(false);
  const { value: entries, change, forget, clear } = useToolDraft<Entries>(id, entriesSchema, NOTHING);
  const hasDraft = hasEntries(entries);

  return (
    <>
      <button type="button" className={toolCardClass} onClick={() => setOpen(true)}>
        <ToolCard icon={icon} name={name} text={hasDraft ? "Begun: it is kept on this device" : summary} />
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={name}
        description="It stays on this device until you take it somewhere."
        footer={
          <>
            {hasDraft && (
              <Button
                variant="ghost"
                className="mr-auto"
                onClick={() => {
                  setOpen(false);
                  clear(`${name} cleared`);
                }}
              >
                Clear
              </Button>
            )}
            <OutcomeButtons outcomes={outcomes(entries)} disabled={!hasDraft} onTaken={forget} />
          </>
        }
      >
        <div className="grid gap-4">
          {fields.map(({ name: field, label, hint, isDate }) => (
            <Field key={field} label={label} hint={hint}>
              {isDate ? (
                <Input
                  type="date"
                  value={entries[field] ?? ""}
                  onChange={({ target }) => change({ ...entries, [field]: target.value })}
                  className="max-w-52"
                />
              ) : (
                <Textarea
                  minRows={2}
                  value={entries[field] ?? ""}
                  onChange={({ target }) => change({ ...entries, [field]: target.value })}
                />
              )}
            </Field>
          ))}
        </div>
      </Dialog>
    </>
  );
}
