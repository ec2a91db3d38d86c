import type { RefObject } from "react";
import type { SafetyKind } from "#shared/safety/safety.contract.ts";
import { useAskedFor } from "#web/platform/shell/use-address.ts";

/**
 * Scrolls to the section of a kind if the address asks for it (`?open=comms`), and focuses it.
 * @param isReady whether the section has its final height
 */
export function useAskedSection(
  kind: SafetyKind,
  section: RefObject<HTMLElement | null>,
  isReady: boolean,
): void {
  useAskedFor("open", {
    isHere: (value) => isReady && value === kind,
    onAsked: () => {
      section.current?.scrollIntoView({ block: "start" });
      section.current?.focus({ preventScroll: true });
    },
  });
}
