import { describe, expect, test } from "vitest";
import { findDeadline, readingMoment } from "./deadline.rules.ts";

/** Saturday, November 21, 2026. */
const instant = "2026-11-21T12:00:00Z";
const dayIn = (words: string, locale: string) =>
  findDeadline(words, readingMoment({ instant, timeZone: "Europe/Berlin", locale }))?.day ?? null;

const DEADLINES: Record<string, Record<string, string>> = {
  es: {
    "hasta el viernes": "2026-11-27",
    "para el 5 de diciembre": "2026-12-05",
    "pasado mañana": "2026-11-23",
    "en dos semanas": "2026-12-05",
    "la semana que viene": "2026-11-27",
    "a finales de mes": "2026-11-30",
    "antes de Navidad": "2026-12-24",
    "en marzo": "2027-03-31",
  },
  de: {
    "bis Freitag": "2026-11-27",
    "bis zum 5. Dezember": "2026-12-05",
    übermorgen: "2026-11-23",
    "in zwei Wochen": "2026-12-05",
    "nächste Woche": "2026-11-27",
    "bis Ende des Monats": "2026-11-30",
    "vor Weihnachten": "2026-12-24",
    "bis Dezember": "2026-12-01",
  },
  fr: {
    "d'ici le 5 décembre": "2026-12-05",
    "avant vendredi": "2026-11-26",
    "après-demain": "2026-11-23",
    "dans deux semaines": "2026-12-05",
    "la semaine prochaine": "2026-11-27",
    "à la fin du mois": "2026-11-30",
    "ce week-end": "2026-11-22",
  },
  pt: {
    "até sexta-feira": "2026-11-27",
    "até 5 de dezembro": "2026-12-05",
    "depois de amanhã": "2026-11-23",
    "daqui a 3 dias": "2026-11-24",
    "semana que vem": "2026-11-27",
    "até o fim do mês": "2026-11-30",
  },
  it: {
    "entro venerdì": "2026-11-27",
    "entro il 5 dicembre": "2026-12-05",
    dopodomani: "2026-11-23",
    "tra due settimane": "2026-12-05",
    "la prossima settimana": "2026-11-27",
    "fine mese": "2026-11-30",
  },
  nl: {
    "voor vrijdag": "2026-11-27",
    "uiterlijk 5 december": "2026-12-05",
    overmorgen: "2026-11-23",
    "over twee weken": "2026-12-05",
    "volgende week": "2026-11-27",
    "eind van de maand": "2026-11-30",
  },
};
const NONE: [language: string, words: string][] = [
  ["es", "cada viernes"],
  ["es", "el viernes pasado"],
  ["es", "correr por la mañana"],
  ["de", "seit Montag"],
  ["de", "jeden Freitag"],
  ["de", "jeden Morgen joggen"],
  ["de", "so wie immer, und mit Mo reden"],
  ["fr", "tous les lundis"],
  ["fr", "depuis lundi"],
  ["fr", "finir mon dossier"],
  ["pt", "toda segunda"],
  ["it", "ogni lunedì"],
  ["nl", "elke maandag"],
];

describe.each(Object.keys(DEADLINES))("a deadline in %s", (language) => {
  test.each(Object.entries(DEADLINES[language] ?? {}))("%j is %s", (words, day) => {
    expect(dayIn(words, language)).toBe(day);
    expect(dayIn(words, "en-US")).toBe(day);
  });
});

test.each(NONE)("%s: %j names no deadline", (language, words) => {
  expect(dayIn(words, language)).toBeNull();
  expect(dayIn(words, "en-US")).toBeNull();
});

test("English is read for everyone", () => {
  expect(dayIn("Do the dishes by Friday", "de-DE")).toBe("2026-11-27");
  expect(dayIn("so by next Friday", "es-MX")).toBe("2026-11-27");
});
