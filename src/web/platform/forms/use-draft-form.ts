import { zodResolver } from "@hookform/resolvers/zod";
import { type BaseSyntheticEvent, useEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { type DraftSchema, readDraft, removeDraft } from "#web/platform/device/drafts.ts";
import { ApiError } from "#web/platform/http/api-client.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";
import { type FormDraft, formDraftSchema, writeFormDraft } from "./form-drafts.ts";

/** Why the form holds something else than a moment ago. What it held then can come back, except after "restored". */
export type DraftNotice = "restored" | "discarded" | "replaced";

interface DraftFormOptions<Values extends FieldValues, Output> {
  /** Names the draft on this device. */
  name: string;
  /** What can be sent. */
  schema: z.core.$ZodType<Output>;
  /** What may lie on the device: any text, whether it could be stored yet or not. */
  draftSchema: DraftSchema<Values>;
  /** What the form begins with: an empty form, or what is stored. */
  start: Values;
  /** Whether `start` is stored, and may be changed from elsewhere while the draft lies here. */
  isStored?: boolean;
  /** Whether a form that differs from `start` is worth a draft. */
  hasContent?: (values: Values) => boolean;
}

interface SubmitOptions<Values extends FieldValues, Answer> {
  /** Runs once it is saved and the draft is gone. */
  onSaved: (answer: Answer) => void;
  /** Runs when a field cannot be sent as it is. */
  onRefused?: (errors: FieldErrors<Values>) => void;
}

/**
 * A form that is kept as a draft on this device at every change, until it is saved or thrown away. A draft of something
 * stored knows what it began with: a field that the person left alone follows what is stored now, and is not sent.
 */
export function useDraftForm<Values extends FieldValues, Output extends FieldValues = Values>(
  options: DraftFormOptions<Values, Output>,
) {
  const { name, schema, draftSchema, isStored = false, hasContent = () => true } = options;
  const { id: userId } = useCurrentUser();
  const [start] = useState(options.start);
  const [draft] = useState(() => readDraft(userId, name, formDraftSchema(draftSchema))?.value ?? null);
  const [notice, setNotice] = useState<DraftNotice | null>(draft && "restored");
  const [before, setBefore] = useState<Values | null>(null);
  const isSending = useRef(false);
  const first = draft ? (isStored ? rebase(draft, start) : draft.values) : start;
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver(schema as never) as never,
    defaultValues: first as DefaultValues<Values>,
  });

  const keep = useRef<(values: Values) => void>(() => undefined);
  useEffect(() => {
    keep.current = (values) => {
      if (changedNames(start, values).length > 0 && hasContent(values)) {
        writeFormDraft(userId, name, values, start);
      } else removeDraft(userId, name);
    };
  });
  useEffect(() => {
    const { unsubscribe } = form.watch(() => keep.current(form.getValues()));
    return unsubscribe;
  }, [form]);

  const forget = () => removeDraft(userId, name);
  const replace = (values: Values, reason: DraftNotice) => {
    const held = form.getValues();
    form.reset(values);
    const wasWorth = changedNames(start, held).length > 0 && hasContent(held);
    setBefore(wasWorth ? held : null);
    setNotice(wasWorth ? reason : null);
  };

  return {
    form,
    notice,
    /** Puts other values in the form, and offers to bring back what it held. */
    replace: (values: Values) => replace(values, "replaced"),
    /** Throws the draft away, and offers to bring it back. */
    discard: () => replace(start, "discarded"),
    bringBack: () => {
      if (before) form.reset(before);
      setNotice(null);
    },
    /** Sets fields that are no plain inputs. */
    change(changes: Partial<Values>): void {
      for (const [field, value] of Object.entries(changes)) {
        form.setValue(field as Path<Values>, value, {
          shouldDirty: true,
          shouldValidate: form.formState.isSubmitted,
        });
      }
    },
    forget,
    /** Empties the form, once what was in it is saved. */
    startAnew(values: Values = start): void {
      form.reset(values, { keepFieldsRef: true });
      setNotice(null);
      forget();
    },
    /**
     * For `onSubmit`. A second press before the first is answered does nothing. What the server says about a field
     * stands beside it; telling of any other failure is up to the mutation.
     * @param send gets the whole form, and the fields that differ from what it began with
     */
    submit<Answer>(
      send: (values: Output, changes: Partial<Output>) => Promise<Answer>,
      { onSaved, onRefused }: SubmitOptions<Values, Answer>,
    ): (event?: BaseSyntheticEvent) => Promise<void> {
      return form.handleSubmit(async (values) => {
        if (isSending.current) return;
        isSending.current = true;
        try {
          const changed = changedNames(start, form.getValues());
          const answer = await send(
            values,
            Object.fromEntries(changed.map((field) => [field, values[field]])) as Partial<Output>,
          );
          forget();
          onSaved(answer);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          for (const [field, message] of Object.entries(error.fields)) {
            if (field in form.getValues()) form.setError(field as Path<Values>, { message });
          }
        } finally {
          isSending.current = false;
        }
      }, onRefused);
    },
  };
}

/** The draft on what is stored now: what the person changed is theirs, the rest follows. */
function rebase<Values extends FieldValues>({ values, base }: FormDraft<Values>, stored: Values): Values {
  const mine = changedNames(base, values).map((name) => [name, values[name]]);
  return { ...stored, ...Object.fromEntries(mine) };
}

function changedNames<Values extends FieldValues>(before: Values, after: Values): string[] {
  return Object.keys(before).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
