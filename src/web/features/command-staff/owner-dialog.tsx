import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import {
  type CommandRole,
  DEFAULT_OWNER,
  DELEGATION_NOTE_MAX,
  delegationSchema,
} from "#shared/command-staff/command-staff.contract.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { setOwner } from "./command-changes.rules.ts";
import type { SaveChange } from "./use-command-state.ts";

export interface RoleOwnership {
  role: CommandRole;
  /** Of the role. */
  title: string;
  owner: string;
  /** The note from when it was delegated. */
  note: string;
  save: SaveChange;
}

const formSchema = z.pick(delegationSchema, { owner: true, note: true });

/** Delegates a role or takes it back. The typed text stays when saving fails. */
export function OwnerDialog(props: RoleOwnership & { onClose: () => void }) {
  const { role, title, owner, note, save, onClose } = props;
  const form = useForm({ resolver: zodResolver(formSchema), defaultValues: { owner, note } });
  const { errors, isSubmitting } = form.formState;
  const isDelegated = owner !== "";

  const store = async (name: string, words: string) => {
    try {
      await save(setOwner(role, name, words));
      onClose();
    } catch (error) {
      const sentence = error instanceof Error ? error.message : "Please try again.";
      form.setError("root", { message: sentence });
      toast({ title: "Failed to save", description: sentence, variant: "destructive" });
    }
  };
  const submit = form.handleSubmit((given) => store(given.owner, given.note));
  const takeBack = form.handleSubmit(
    () => store(DEFAULT_OWNER, ""),
    () => store(DEFAULT_OWNER, ""),
  );

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="sm"
      title={`Who holds ${title}?`}
      description="This is a note for you. Ridgeline won't tell them, so please ask them yourself."
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        {errors.root?.message && (
          <p role="alert" className="text-danger">
            {errors.root.message}
          </p>
        )}
        <Field label="Name" error={errors.owner?.message} required>
          <Input autoComplete="off" placeholder="For example, Jo" {...form.register("owner")} />
        </Field>
        <Field label="What they need to know" error={errors.note?.message}>
          <Textarea minRows={2} maxRows={8} maxLength={DELEGATION_NOTE_MAX} {...form.register("note")} />
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          {isDelegated && (
            <Button variant="ghost" onClick={takeBack} className="mr-auto">
              Take it back
            </Button>
          )}
          <Button type="submit" pending={isSubmitting} pendingLabel="Saving...">
            {isDelegated ? "Save" : "Hand it over"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
