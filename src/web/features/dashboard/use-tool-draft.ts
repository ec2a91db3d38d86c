import { useState } from "react";
import type * as z from "zod/mini";
import { readDraft, removeDraft, writeDraft } from "#web/platform/device/drafts.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";
import { toast } from "#web/ui/toast.store.ts";

type DraftSchema<Value> = z.core.$ZodType<Value> & {
  safeParse(value: unknown): { success: boolean; data?: Value };
};

/** What is written in a quick tool. */
export interface ToolDraft<Value> {
  value: Value;
  change(next: Value): void;
  forget(): void;
  /** Forgets it, and offers for a while to bring it back. */
  clear(title: string): void;
}

/** What is written in a quick tool, kept on this device at every keystroke until it has gone somewhere or is cleared. */
export function useToolDraft<Value>(
  tool: string,
  schema: DraftSchema<Value>,
  blank: Value,
): ToolDraft<Value> {
  const { id: userId } = useCurrentUser();
  const name = `tool-${tool}`;
  const [value, setValue] = useState<Value>(() => readDraft(userId, name, schema) ?? blank);

  const change = (next: Value) => {
    writeDraft(userId, name, next);
    setValue(next);
  };
  const forget = () => {
    removeDraft(userId, name);
    setValue(blank);
  };
  return {
    value,
    change,
    forget,
    clear(title) {
      forget();
      toast({
        title,
        action: {
          label: "Undo",
          altText: "Press F8, then Undo, to bring it back",
          onClick: () => change(value),
        },
      });
    },
  };
}
