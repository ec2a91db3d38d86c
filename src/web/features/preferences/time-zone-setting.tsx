import { useDeferredValue } from "react";
import { useStore } from "zustand";
import { chooseTimeZone, chosenZoneStore, deviceTimeZone } from "#web/platform/time/own-day.ts";
import { Field } from "#web/ui/field.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";

const nameOf = (timeZone: string) => timeZone.replaceAll("_", " ");

const ZONES = Intl.supportedValuesOf("timeZone").map((timeZone) => ({
  value: timeZone,
  label: nameOf(timeZone),
}));

/** The zone in which the person's days begin and times are shown: the device's own, unless another one is chosen. */
export function TimeZoneSetting() {
  const { timeZone } = useStore(chosenZoneStore);
  const fromDevice = { value: "", label: `From this device (${nameOf(deviceTimeZone())})` };
  const chosen = timeZone === null ? [] : [{ value: timeZone, label: nameOf(timeZone) }];
  // The other four hundred can wait for the rest of the screen.
  const zones = useDeferredValue(ZONES, chosen);
  return (
    <Field label="Time zone" hint="It decides when your day begins, and how times are shown here.">
      <NativeSelect
        value={timeZone ?? ""}
        options={[fromDevice, ...zones]}
        onChange={(event) => chooseTimeZone(event.target.value || null)}
      />
    </Field>
  );
}
