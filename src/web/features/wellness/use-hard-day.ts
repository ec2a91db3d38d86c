import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { signalsQuery } from "#web/features/watch-outs/watch-outs.api.ts";
import { ownTimeZone } from "#web/platform/time/own-day.ts";

/**
 * Whether the person's records tell of hard days, as it was when the screen opened, so that the screen does not change
 * while it is used. False if that cannot be loaded; null while it is loading.
 */
export function useHardDay(): boolean | null {
  const { data, error } = useQuery(signalsQuery(ownTimeZone()));
  const [isHard, setHard] = useState<boolean | null>(null);
  if (isHard === null && (data || error)) setHard(data?.people === true);
  return isHard;
}
