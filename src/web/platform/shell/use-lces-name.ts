import { LCES_WORDS } from "#shared/safety/lces-words.content.ts";
import type { SafetyKind } from "#shared/safety/safety.contract.ts";
import { useMode } from "./mode.tsx";

/** Returns the mode's name for the list of an LCES element. */
export function useLcesName(): (kind: SafetyKind) => string {
  const { label } = useMode();
  return (kind) => label(LCES_WORDS[kind].label, LCES_WORDS[kind].plural);
}
