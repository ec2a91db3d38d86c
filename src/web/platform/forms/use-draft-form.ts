import { zodResolver } from "@hookform/resolvers/zod";
import { type BaseSyntheticEvent, useEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { type DraftSchema, readDraft, removeDraft } from "#web/platform/device/drafts.ts";
import { ApiError } from "#web/platform/http/api-client.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";
import { type FormDraft, formDraftSchema, writeFormDraft } from "./form-drafts.ts";

/** Why the form's content was replaced. The earlier content can be brought back, except after "restored". */
export type DraftNotice = "restored" | "discarded" | "replaced";

/**
 * The beginning of a form that somebody else has written. Its draft has a name of its own, so that an unfinished form of
 * the person's stays as it is.
 */
export interface Begun<Values> {
  name: string;
  values: Partial<Values>;
}

interface DraftFormOptions<Values extends FieldValues, Output> {
  /** Names the draft on this device. */
  name: string;
  /** Validates what is sent. */
  schema: z.core.$ZodType<Output>;
  /** Validates a draft: any text, valid or not. */
  draftSchema: DraftSchema<Values>;
  /** The initial values: an empty form, or the stored row. */
  start: Values;
  /** Whether `start` is a stored row, which may be changed elsewhere while there is a draft. */
  isStored?: boolean;
  /** Whether a form that differs from `start` is worth a draft. */
  hasContent?: (values: Values) => boolean;
}

interface SubmitOptions<Values extends FieldValues, Answer> {
  /** Runs once it is saved and the draft is removed. */
  onSaved: (answer: Answer) => void;
  /** Runs when a field cannot be sent as it is. */
  onRefused?: (errors: FieldErrors<Values>) => void;
}

/**
 * A form that is kept as a draft on this device at every change, until it is saved or discarded. The draft of a stored row
 * has the initial values too: a field that the person did not change follows the stored row and is not sent.
 */
export function useDraftForm<Values extends FieldValues, Output extends FieldValues = Values>(
  options: DraftFormOptions<Values, Output>,
) {
  const { name, schema, draftSchema, isStored = false, hasContent = () => true } = options;
  const { id: userId } = useCurrentUser();
  const [start, setStart] = useState(options.start);
  const [draft] = useState(() => readDraft(userId, name, formDraftSchema(draftSchema))?.value ?? null);
  const [notice, setNotice] = useState<DraftNotice | null>(draft && "restored");
  const [before, setBefore] = useState<Values | null>(null);
  /** What is being sent; null while nothing is. */
  const sent = useRef<Values | null>(null);
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
    form.reset(values, { keepFieldsRef: true });
    const wasWorth = changedNames(start, held).length > 0 && hasContent(held);
    setBefore(wasWorth ? held : null);
    setNotice(wasWorth ? reason : null);
  };

  return {
    form,
    notice,
    /** Replaces the form's values, and offers to bring the earlier ones back. */
    replace: (values: Values) => replace(values, "replaced"),
    /** Discards the draft, and offers to bring it back. */
    discard: () => replace(start, "discarded"),
    bringBack: () => {
      if (before) form.reset(before);
      setNotice(null);
    },
    /** Sets fields that are not plain inputs. */
    change(changes: Partial<Values>): void {
      for (const [field, value] of Object.entries(changes)) {
        form.setValue(field as Path<Values>, value, {
          shouldDirty: true,
          shouldValidate: form.formState.isSubmitted,
        });
      }
    },
    forget,
    /**
     * Begins again after the content was saved. A field that was changed meanwhile keeps its text, which is not saved yet.
     * @param values the stored row; by default, the initial values
     */
    startAnew(values: Values = start): void {
      const held = form.getValues();
      const typed = sent.current ? changedNames(sent.current, held) : [];
      const begun = { ...values, ...Object.fromEntries(typed.map((field) => [field, held[field]])) };
      setStart(values);
      form.reset(begun, { keepFieldsRef: true });
      setNotice(null);
      if (typed.length > 0) writeFormDraft(userId, name, begun, values);
      else forget();
    },
    /**
     * For `onSubmit`. Does nothing while a submit is pending. The server's messages about fields are shown beside them;
     * any other failure is reported by the mutation.
     * @param send receives the whole form, and the fields that differ from the initial values
     */
    submit<Answer>(
      send: (values: Output, changes: Partial<Output>) => Promise<Answer>,
      { onSaved, onRefused }: SubmitOptions<Values, Answer>,
    ): (event?: BaseSyntheticEvent) => Promise<void> {
      return form.handleSubmit(async (values) => {
        if (sent.current) return;
        try {
          const changed = changedNames(start, form.getValues());
          const answering = send(
            values,
            Object.fromEntries(changed.map((field) => [field, values[field]])) as Partial<Output>,
          );
          // What `send` has changed itself is a part of it.
          sent.current = structuredClone(form.getValues());
          const answer = await answering;
          forget();
          onSaved(answer);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          for (const [field, message] of Object.entries(error.fields)) {
            if (field in form.getValues()) form.setError(field as Path<Values>, { message });
          }
        } finally {
          sent.current = null;
        }
      }, onRefused);
    },
  };
}

/** Applies the person's changes in a draft to the stored values of now. */
function rebase<Values extends FieldValues>({ values, base }: FormDraft<Values>, stored: Values): Values {
  const mine = changedNames(base, values).map((name) => [name, values[name]]);
  return { ...stored, ...Object.fromEntries(mine) };
}

function changedNames<Values extends FieldValues>(before: Values, after: Values): string[] {
  return Object.keys(before).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
