import { type SafetyKind, safetyKindSchema } from "#shared/safety/safety.contract.ts";
import { useAskedFor } from "#web/platform/shell/use-address.ts";

/** The element of a kind's section. */
export const sectionId = (kind: SafetyKind) => `safety-${kind}`;

/**
 * Scrolls to the section in the address (`?open=comms`) and focuses it.
 * @param isReady whether the sections have their final height
 */
export function useAskedSection(isReady: boolean): void {
  const sectionOf = (value: string) => {
    const kind = safetyKindSchema.safeParse(value).data;
    return kind ? document.getElementById(sectionId(kind)) : null;
  };
  useAskedFor("open", {
    isHere: (value) => isReady && sectionOf(value) !== null,
    onAsked: (value) => {
      const section = sectionOf(value);
      section?.scrollIntoView({ block: "start" });
      section?.focus({ preventScroll: true });
    },
  });
}
