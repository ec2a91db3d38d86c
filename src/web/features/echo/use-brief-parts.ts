import { BRIEF_PARTS, type BriefPart } from "#shared/echo/echo-brief.ts";
import { useChangeEchoSettings, useEchoSettings } from "./echo-settings.api.ts";

/** Which parts of the plan Echo may read, for all of the person's devices. */
export function useBriefParts() {
  const { data: settings, ...query } = useEchoSettings();
  const change = useChangeEchoSettings();
  return {
    ...query,
    /** Undefined until it is known. */
    parts: settings && BRIEF_PARTS.filter((part) => !settings.hiddenParts.includes(part)),
    show: (part: BriefPart, isShown: boolean) => change({ parts: { [part]: isShown } }),
  };
}
