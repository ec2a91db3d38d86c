import { type ChangeEvent, type FormEvent, useRef, useState } from "react";

/** Messages by the field's name; "root" is that of the whole form. */
export type FormErrors = Record<string, string>;

interface Schema<Values> {
  safeParse(typed: unknown): {
    success: boolean;
    data?: Values;
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
  };
}

interface AuthFormOptions<Values> {
  /** Fetches the schema. It is no part of the page, which must be light. */
  loadSchema: () => Promise<Schema<Values>>;
  send: (values: Values) => Promise<void>;
  /** Tells the person of a failed call. @returns what to say, and where */
  onFailure: (error: unknown) => FormErrors;
  onInvalid?: (errors: FormErrors) => void;
}

/**
 * Outside of a dialog, this method sends nothing. Any other would put what was typed into the address or a page's body when
 * the form is sent before a script could stop it.
 */
const SENT_BY_SCRIPT = { method: "dialog", noValidate: true } as const;

/**
 * A form before signing in, without the form library. Its fields belong to the browser: what was typed into the
 * prerendered page before any script had run is kept.
 */
export function useAuthForm<Values>({ loadSchema, send, onFailure, onInvalid }: AuthFormOptions<Values>) {
  const [errors, setErrors] = useState<FormErrors>({});
  const [isSubmitting, setSubmitting] = useState(false);
  const isSending = useRef(false);

  const check = async (form: HTMLFormElement): Promise<FormErrors> => {
    const { success, data, error } = (await loadSchema()).safeParse(Object.fromEntries(new FormData(form)));
    if (success) {
      await send(data as Values);
      return {};
    }
    // Of several messages about a field, the first one counts.
    const issues = (error?.issues ?? []).toReversed();
    const invalid = Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
    onInvalid?.(invalid);
    return invalid;
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending.current) return;
    isSending.current = true;
    setSubmitting(true);
    const found = await check(form).catch(onFailure);
    isSending.current = false;
    setSubmitting(false);
    setErrors(found);
    const first = [...form.elements].find((field) => (field.getAttribute("name") ?? "") in found);
    if (first instanceof HTMLElement) first.focus();
  };

  const onChange = (event: ChangeEvent<HTMLFormElement>) => {
    const { name } = event.target as unknown as HTMLInputElement;
    if (name in errors)
      setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name)));
  };

  return { form: { ...SENT_BY_SCRIPT, onSubmit, onChange }, errors, isSubmitting };
}
