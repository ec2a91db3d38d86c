import { type RefObject, useEffect } from "react";
import { toast } from "./toast.store.ts";

const OFFERED_MS = 60_000;

/**
 * Reports a save that failed after its editor was unmounted. A mounted editor shows the failure itself.
 * @param name of what was saved, as in "Measurable"
 * @param lateFailure called with the reason and a way to try again
 */
export function useLateFailure(
  name: string,
  lateFailure: RefObject<((message: string, retry: () => void) => void) | null>,
): void {
  useEffect(() => {
    lateFailure.current = (message, retry) =>
      toast({
        title: `${name[0]?.toUpperCase()}${name.slice(1)} wasn't saved`,
        description: message,
        variant: "destructive",
        duration: OFFERED_MS,
        action: { label: "Retry", altText: "Press F8, then Retry, to save it", onClick: retry },
      });
  }, [name, lateFailure]);
}
