import { useState } from "react";
import { BRIEF_PARTS, type BriefPart } from "#shared/echo/echo-brief.ts";
import { readStored, removeStored, writeStored } from "#web/platform/device/storage.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";

/** The parts of the plan that Echo may see. The choice stays on this device, also after signing out. */
export function useBriefParts() {
  const { id } = useCurrentUser();
  const name = `echo-hidden:${id}`;
  const [hidden, setHidden] = useState(() => BRIEF_PARTS.filter((part) => isIn(readStored(name), part)));
  const show = (part: BriefPart, isShown: boolean) => {
    const next = BRIEF_PARTS.filter((one) => (one === part ? !isShown : hidden.includes(one)));
    if (next.length === 0) removeStored(name);
    else writeStored(name, next.join(" "));
    setHidden(next);
  };
  return { parts: BRIEF_PARTS.filter((part) => !hidden.includes(part)), show };
}

const isIn = (stored: string | null, part: BriefPart) => stored?.split(" ").includes(part) ?? false;
