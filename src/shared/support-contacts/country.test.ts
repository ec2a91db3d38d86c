import { describe, expect, test } from "vitest";
import { emergencyNumberOf } from "./contacts.rules.ts";
import { COUNTRIES, EU_STATES, US_TERRITORIES } from "./countries.ts";
import { guessCountry } from "./country-guess.rules.ts";

describe("the emergency number", () => {
  test.each(["US", "CA", ...US_TERRITORIES])("of %s is 911", (country) => {
    expect(emergencyNumberOf(country)).toBe("911");
  });

  test.each(EU_STATES)("of %s is 112", (country) => {
    expect(emergencyNumberOf(country)).toBe("112");
  });

  test.each([
    ["GB", "999"],
    ["uk", "999"],
    ["AU", "000"],
    ["us", "911"],
  ])("of %s is %s", (country, number) => {
    expect(emergencyNumberOf(country)).toBe(number);
  });

  test.each(["JP", "CH", "NO", "BR", "ZZ", "", null])("of %s is unknown", (country) => {
    expect(emergencyNumberOf(country)).toBeNull();
  });
});

test("every country is listed once by its name, including all with known numbers", () => {
  const codes = COUNTRIES.map(({ code }) => code);
  expect(new Set(codes).size).toBe(249);
  expect(codes).toHaveLength(249);
  for (const code of ["US", "CA", "GB", "AU", ...US_TERRITORIES, ...EU_STATES]) expect(codes).toContain(code);
  const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
  expect(COUNTRIES.filter(({ code, name }) => names.of(code) !== name)).toEqual([]);
  const inOrder = COUNTRIES.toSorted((a, b) => a.name.localeCompare(b.name, "en"));
  expect(COUNTRIES).toEqual(inOrder);
});

describe("a device's country", () => {
  test.each([
    ["America/New_York", "US"],
    ["America/Indiana/Knox", "US"],
    ["Pacific/Honolulu", "US"],
    ["America/Puerto_Rico", "PR"],
    ["Pacific/Guam", "GU"],
    ["America/Toronto", "CA"],
    ["Europe/London", "GB"],
    ["Europe/Dublin", "IE"],
    ["Europe/Berlin", "DE"],
    ["Atlantic/Canary", "ES"],
    ["Australia/Lord_Howe", "AU"],
  ])("in the zone %s is %s, whatever language it speaks", (timeZone, country) => {
    expect(guessCountry({ timeZone, languages: ["en-US", "fr-FR"] })).toBe(country);
    expect(guessCountry({ timeZone, languages: [] })).toBe(country);
  });

  test("in an unknown zone comes from a language, unless the zone rules it out", () => {
    expect(guessCountry({ timeZone: "Asia/Tokyo", languages: ["en-US", "ja-JP"] })).toBe("JP");
    expect(guessCountry({ timeZone: "Asia/Tokyo", languages: ["en-US", "en-GB", "en-AU"] })).toBeNull();
    expect(guessCountry({ timeZone: "Europe/Zurich", languages: ["de-CH"] })).toBe("CH");
    expect(guessCountry({ timeZone: "Europe/Zurich", languages: ["de-DE", "de"] })).toBeNull();
    expect(guessCountry({ timeZone: "Asia/Shanghai", languages: ["zh-Hans-CN"] })).toBe("CN");
  });

  test("without a zone is the first that a language names", () => {
    expect(guessCountry({ timeZone: "UTC", languages: ["en", "en-GB", "fr-FR"] })).toBe("GB");
    expect(guessCountry({ timeZone: "Etc/GMT+5", languages: ["en-US"] })).toBe("US");
    expect(guessCountry({ timeZone: "UTC", languages: ["en", "es-419"] })).toBeNull();
    expect(guessCountry({ timeZone: "", languages: [] })).toBeNull();
  });

  test("is known for every zone of the US, Canada, Australia and the EU's capitals", () => {
    const australian = Intl.supportedValuesOf("timeZone").filter((zone) => zone.startsWith("Australia/"));
    expect(australian.length).toBeGreaterThan(5);
    for (const timeZone of australian) expect(guessCountry({ timeZone, languages: [] })).toBe("AU");
  });
});
