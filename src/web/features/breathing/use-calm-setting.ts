import { useState } from "react";
import { readStored, writeStored } from "#web/platform/device/storage.ts";

/** A setting for the breathing, remembered on this device once changed. */
export function useCalmSetting(
  name: "holds" | "sound" | "vibration",
  fallback: boolean,
): [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => {
    const stored = readStored(`calm-${name}`);
    return stored === null ? fallback : stored === "on";
  });
  const set = (next: boolean) => {
    writeStored(`calm-${name}`, next ? "on" : "off");
    setOn(next);
  };
  return [isOn, set];
}
