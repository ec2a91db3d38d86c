import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { readStored, removeStored, writeStored } from "./storage.ts";

const NAME = "single-keys";

const singleKeysStore = createStore<{ isOn: boolean }>(() => ({ isOn: readStored(NAME) !== "off" }));

/** Turns the shortcuts of a single key on or off on this device: speech input and a slip of the hand press them, too. */
export function setSingleKeys(isOn: boolean): void {
  if (isOn) removeStored(NAME);
  else writeStored(NAME, "off");
  singleKeysStore.setState({ isOn });
}

export const areSingleKeysOn = (): boolean => singleKeysStore.getState().isOn;
export const useSingleKeys = (): boolean => useStore(singleKeysStore).isOn;
