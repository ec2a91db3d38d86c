import { Plus } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { MILESTONE_TITLE_MAX } from "#shared/objectives/objectives.contract.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { useAddMilestone } from "./milestones.api.ts";

/** One line to add a milestone; it keeps the focus, so that several can be added in a row. */
export function AddMilestone({ objectiveId }: { objectiveId: string }) {
  const addMilestone = useAddMilestone(objectiveId);
  const [title, setTitle] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const isSending = useRef(false);
  const input = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    input.current?.focus();
    const text = title.trim();
    setMissing(text === "");
    if (text === "" || isSending.current) return;
    isSending.current = true;
    setAdding(true);
    const isAdded = await addMilestone(text);
    // What was typed meanwhile is the next one.
    if (isAdded) setTitle((current) => (current.trim() === text ? "" : current));
    isSending.current = false;
    setAdding(false);
  };
  return (
    <form onSubmit={submit} className="mt-2 flex items-start gap-2 print:hidden">
      <Field
        label="New milestone"
        hideLabel
        error={isMissing ? "Write a few words for the milestone first." : undefined}
        className="flex-1"
      >
        <Input
          ref={input}
          value={title}
          onChange={(event) => {
            setTitle(event.target.value);
            setMissing(false);
          }}
          maxLength={MILESTONE_TITLE_MAX}
          placeholder="Add a milestone"
          autoComplete="off"
          enterKeyHint="done"
        />
      </Field>
      <Button type="submit" variant="secondary" pending={isAdding} pendingLabel="Adding...">
        <Plus aria-hidden="true" className="size-4" />
        Add
      </Button>
    </form>
  );
}
