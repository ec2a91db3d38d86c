import { CountryChooser } from "./country-chooser.tsx";
import { useCountry } from "./use-country.ts";

/** The choice of the country for Settings. */
export function CountrySetting() {
  const [country, chooseCountry] = useCountry();
  return (
    <CountryChooser
      country={country}
      onChoose={chooseCountry}
      label="Country"
      hint="Its crisis lines and emergency number come first."
    />
  );
}
