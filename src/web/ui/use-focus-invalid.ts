import { type RefObject, useEffect } from "react";

/**
 * Focuses a form's first field with a message after each attempt to send it.
 * @param attempt changes with each, in the same render as the messages
 */
export function useFocusInvalid(form: RefObject<HTMLElement | null>, attempt: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attempt is what it waits for
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus();
  }, [form, attempt]);
}
