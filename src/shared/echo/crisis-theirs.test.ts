import { expect, test } from "vitest";
import { crisisTurns } from "#tests/support/crisis-conversation.ts";
import { DANGER_WORDS } from "./crisis-languages.content.ts";
import { THEIR_WORDS } from "./crisis-languages-theirs.content.ts";

test("a mother who worries in Spanish is never taken for the one in danger", async () => {
  const turns = await crisisTurns([
    "Mi hija quiere quitarse la vida, me lo dijo anoche",
    "¿y si hablando le doy la idea? mi marido dice que es drama",
    "tiene pastillas en el cajón, ¿las quito?",
    "¿qué le digo?",
    "ya llamé al 988 y quité las pastillas. ¿y mañana?",
  ]);
  const texts = turns.map((turn) => turn?.text ?? "");
  for (const turn of turns) expect(turn?.risk.subject).toBe("somebody");
  expect(texts[1]).toContain(THEIR_WORDS.es.idea);
  expect(texts[2]).toContain(THEIR_WORDS.es.keepAway);
  expect(texts[3]).toContain(THEIR_WORDS.es.say);
  expect(texts[4]).toBe(THEIR_WORDS.es.calm);
  for (const text of texts) expect(text).not.toContain(DANGER_WORDS.es.urgent);
});

test.each([
  ["de", "Meine Tochter will sterben, sie hat es mir gesagt", "Soll ich die Tabletten wegnehmen?"],
  ["fr", "Ma fille veut mourir, elle me l'a dit hier", "Est-ce que j'enlève les médicaments ?"],
  ["pt", "Minha filha quer morrer, ela me disse ontem", "Devo tirar os remédios dela?"],
  ["it", "Mia figlia vuole morire, me lo ha detto ieri", "Devo togliere le medicine da casa?"],
  ["nl", "Mijn dochter wil dood, ze heeft het me gezegd", "Moet ik de pillen weghalen uit huis?"],
] as const)("pills are put away from somebody in danger, in %s", async (language, worry, question) => {
  const [, turn] = await crisisTurns([worry, question]);
  expect(turn?.risk.subject).toBe("somebody");
  expect(turn?.text).toContain(THEIR_WORDS[language].keepAway);
});

test.each([
  ["es", "Quiero morir", "tengo las pastillas aquí, ¿las escondo?"],
  ["de", "Ich will sterben", "soll ich die Tabletten jemandem geben und wegräumen?"],
] as const)("and from the writer, in %s", async (language, wish, question) => {
  const [, turn] = await crisisTurns([wish, question]);
  expect(turn?.risk.subject).toBe("me");
  expect(turn?.text).toMatch(/\?$/);
  expect(turn?.text).toContain(language === "es" ? "fuera de tu alcance" : "");
});

test("the first reply to a worry names who can be called, whatever else it answers", async () => {
  const [turn, , , later] = await crisisTurns([
    "Ma fille s'est enfermée et dit qu'elle veut mourir",
    "Mon mari dit que c'est un caprice",
    "J'ai appelé le 3114",
    "Et demain ?",
  ]);
  expect(turn?.text).toContain("112");
  expect(later?.text).toMatch(/médecin/);
});
