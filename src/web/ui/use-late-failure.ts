import { useEffect, useRef } from "react";
import { toast } from "./toast.store.ts";

const OFFERED_MS = 60_000;

/**
 * For a save that a person may walk away from: while its editor is still there, the editor shows the failure and keeps
 * the text. Afterwards a toast does, and its Retry still has the text.
 * @param name of what is saved, as in "Measurable"
 */
export function useLateFailure(name: string) {
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  return async function save(attempt: () => Promise<void>): Promise<void> {
    try {
      await attempt();
    } catch (error) {
      if (isThere.current || !(error instanceof Error)) throw error;
      toast({
        title: `${name} was not saved`,
        description: error.message,
        variant: "destructive",
        duration: OFFERED_MS,
        action: {
          label: "Retry",
          altText: "Press F8, then Retry, to save it",
          onClick: () => void save(attempt).catch(() => undefined),
        },
      });
    }
  };
}
