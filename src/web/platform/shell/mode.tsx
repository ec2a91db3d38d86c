import { queryOptions, useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useEffect, useState } from "react";
import type { DefaultLabel } from "#shared/modes/label-mappings.content.ts";
import type { LabelMapping } from "#shared/modes/modes.contract.ts";
import { DEFAULT_MODE, LABEL_MAPPINGS_PATH, MODES, type Mode, type ModeId } from "#shared/modes/modes.ts";
import { readStored, writeStored } from "#web/platform/device/storage.ts";
import { call } from "#web/platform/http/api-client.ts";
import { useAddress } from "./use-address.ts";

const STORED_MODE = "mode";

export interface ModeContextValue {
  mode: Mode;
  setMode: (mode: ModeId) => void;
  /** The mode's word for a thing; the fallback until the words have loaded. */
  label: (key: DefaultLabel["key"], fallback: string) => string;
  /** The mode's sentence about a thing; empty until the words have loaded. */
  helper: (key: DefaultLabel["key"]) => string;
}

const ModeContext = createContext<ModeContextValue | null>(null);

const labelMappingsQuery = (mode: ModeId) =>
  queryOptions({
    queryKey: [LABEL_MAPPINGS_PATH, mode],
    queryFn: async ({ signal }) => {
      try {
        return await call<LabelMapping[]>("GET", `${LABEL_MAPPINGS_PATH}?mode=${mode}`, { signal });
      } catch (error) {
        if (signal.aborted) throw error;
        // biome-ignore lint/suspicious/noConsole: the spec requires this line; the screen falls back to plain words.
        console.warn("Failed to load label mappings");
        throw error;
      }
    },
  });

/** Keeps the chosen mode on this device, applies one from the address (`?mode=`), colors the page, and loads the mode's words. */
export function ModeProvider({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useState(storedMode);
  const [address, changeAddress] = useAddress();
  const asked = MODES.find(({ id }) => id === address.get("mode"))?.id;
  const modeId = asked ?? chosen;
  const { data: labels } = useQuery(labelMappingsQuery(modeId));
  const mode = MODES.find(({ id }) => id === modeId) ?? MODES[0];

  useEffect(() => {
    const { classList } = document.documentElement;
    classList.remove(...MODES.map(({ colorClass }) => colorClass));
    classList.add(mode.colorClass);
  }, [mode]);

  useEffect(() => {
    if (!asked) return;
    writeStored(STORED_MODE, asked);
    setChosen(asked);
  }, [asked]);
  const setMode = (next: ModeId) => {
    writeStored(STORED_MODE, next);
    setChosen(next);
    if (asked) changeAddress({ mode: null });
  };
  const label: ModeContextValue["label"] = (key, fallback) =>
    labels?.find((mapping) => mapping.key === key)?.label ?? fallback;
  const helper: ModeContextValue["helper"] = (key) =>
    labels?.find((mapping) => mapping.key === key)?.helper ?? "";
  return <ModeContext value={{ mode, setMode, label, helper }}>{children}</ModeContext>;
}

/** The current mode. Throws outside of the provider. */
export function useMode(): ModeContextValue {
  const value = use(ModeContext);
  if (value === null) throw new Error("useMode must be used inside ModeProvider.");
  return value;
}

function storedMode(): ModeId {
  const stored = readStored(STORED_MODE);
  return MODES.find(({ id }) => id === stored)?.id ?? DEFAULT_MODE;
}
