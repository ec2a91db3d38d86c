import { useMemo } from "react";
import { COUNTRY_CODES } from "#shared/support-contacts/countries.ts";
import { Field } from "#web/ui/field.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";

interface CountryChooserProps {
  country: string | null;
  onChoose: (country: string | null) => void;
}

const NOT_SAID = { value: "", label: "Not on this list, or not sure" };

/** Selects the country whose numbers come first. Always visible, because a guess may be wrong. */
export function CountryChooser({ country, onChoose }: CountryChooserProps) {
  const options = useMemo(countryOptions, []);
  return (
    <Field label="Numbers for" hint="Your choice stays on this device.">
      <NativeSelect
        value={country ?? NOT_SAID.value}
        options={options}
        onChange={(event) => onChoose(event.target.value || null)}
      />
    </Field>
  );
}

function countryOptions() {
  const names = new Intl.DisplayNames(["en"], { type: "region" });
  const countries = COUNTRY_CODES.map((value) => ({ value, label: names.of(value) ?? value }));
  return [NOT_SAID, ...countries.toSorted((a, b) => a.label.localeCompare(b.label, "en"))];
}
