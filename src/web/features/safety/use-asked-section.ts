import { useEffect } from "react";
import { useSearchParams } from "wouter";
import * as z from "zod/mini";
import { type SafetyKind, safetyKindSchema } from "#shared/safety/safety.contract.ts";

const askedSchema = z.catch(z.nullable(safetyKindSchema), null);

/** The element of a kind's section. */
export const sectionId = (kind: SafetyKind) => `safety-${kind}`;

/**
 * Hears of a section in the address (`?open=comms`), brings it into sight with the focus, and takes it out of the
 * address. Anything else there is left alone.
 * @param isReady once the sections have their height
 */
export function useAskedSection(isReady: boolean): void {
  const [search, setSearch] = useSearchParams();
  const asked = askedSchema.parse(search.get("open"));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a section is asked for once, whatever renders meanwhile
  useEffect(() => {
    const section = asked && document.getElementById(sectionId(asked));
    if (!isReady || !section) return;
    section.scrollIntoView({ block: "start" });
    section.focus({ preventScroll: true });
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete("open");
        return after;
      },
      { replace: true },
    );
  }, [asked, isReady]);
}
