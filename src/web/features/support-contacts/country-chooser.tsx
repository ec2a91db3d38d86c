import { useDeferredValue } from "react";
import { COUNTRIES } from "#shared/support-contacts/countries.ts";
import { useIsHydrated } from "#web/platform/shell/hydration.ts";
import { Field } from "#web/ui/field.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";

interface CountryChooserProps {
  country: string | null;
  onChoose: (country: string | null) => void;
  label?: string;
  hint?: string;
}

const OPTIONS = [
  { value: "", label: "Not on this list, or not sure" },
  ...COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
];

/** Selects the country whose numbers come first. Always visible, because a guess may be wrong. */
export function CountryChooser({
  country,
  onChoose,
  label = "Numbers for",
  hint = "Your choice stays on this device.",
}: CountryChooserProps) {
  const isHydrated = useIsHydrated();
  const chosen = OPTIONS.filter(({ value }) => value === (country ?? ""));
  // The other 249 can wait for the rest of the screen, unless the page is prerendered: there it works without the app.
  const options = useDeferredValue(OPTIONS, isHydrated ? chosen : OPTIONS);
  return (
    <Field label={label} hint={hint}>
      <NativeSelect
        value={country ?? ""}
        options={options}
        onChange={(event) => onChoose(event.target.value || null)}
      />
    </Field>
  );
}
