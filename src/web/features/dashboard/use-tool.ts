import { useReadForDanger } from "#web/platform/crisis/use-read-for-danger.ts";
import type { DraftSchema } from "#web/platform/device/drafts.ts";
import { useDraft } from "#web/platform/forms/use-draft.ts";
import { toast } from "#web/ui/toast.store.ts";

export type Tool<Value> = ReturnType<typeof useTool<Value>>;

/** What is written in a quick tool, a draft on this device until it has gone somewhere or is cleared. */
export function useTool<Value>(tool: string, schema: DraftSchema<Value>, blank: Value) {
  const { value, change, forget } = useDraft(`tool-${tool}`, schema, blank);
  useReadForDanger(value);
  return {
    value,
    change,
    forget,
    /** Forgets it, and offers for a while to bring it back. */
    clear(title: string): void {
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
