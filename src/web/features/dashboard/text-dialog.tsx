import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { OutcomeButtons } from "./outcome-buttons.tsx";
import { TEXT_TOOLS, type TextTool, type TextToolId } from "./quick-tools.rules.ts";
import { ToolDialog } from "./tool-dialog.tsx";
import { type Entries, hasEntries } from "./tool-entries.rules.ts";
import type { Tool } from "./use-tool.ts";

interface TextDialogProps {
  id: TextToolId;
  title: string;
  draft: Tool<Entries>;
  onClose: () => void;
}

/** A tool's questions, and where the answers can go. */
export function TextDialog({ id, title, draft, onClose }: TextDialogProps) {
  const { meaning, fields, outcomes }: TextTool = TEXT_TOOLS[id];
  const { value: entries, change, forget, clear } = draft;
  const hasDraft = hasEntries(entries);
  return (
    <ToolDialog
      title={title}
      description={[meaning, "It stays on this device until you use it somewhere."].filter(Boolean).join(" ")}
      onClear={hasDraft ? () => clear(`${title} cleared`) : null}
      actions={<OutcomeButtons outcomes={outcomes(entries)} disabled={!hasDraft} onTaken={forget} />}
      onClose={onClose}
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
    </ToolDialog>
  );
}
