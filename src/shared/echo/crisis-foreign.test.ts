import { expect, test } from "vitest";
import { crisisTurns } from "#tests/support/crisis-conversation.ts";

const textsOf = async (...messages: string[]) =>
  (await crisisTurns(messages)).map((turn) => turn?.text ?? "");

const WISH = "quiero morirme, tengo las pastillas en la mesa";

test("somebody who has come and put it away is not asked about it again", async () => {
  const texts = await textsOf(WISH, "mi vecina Carmen ya llegó. ella guardó todo", "gracias");
  for (const text of texts.slice(1)) expect(text).not.toMatch(/algo cerca que podrías usar|llama a alguien/);
});

test("a license that somebody fears to lose is nothing to be put away", async () => {
  const texts = await textsOf(WISH, "¿me van a quitar la licencia de maestra?");
  expect(texts[1]).not.toMatch(/que lo guarde otra persona/);
});

test("after a country was named, no line of another one is urged", async () => {
  const texts = await textsOf("estoy en Medellín y quiero morirme", "no sé", "nadie", "no", "no sé", "nada");
  expect(texts.slice(1).join()).not.toMatch(/llama al 988|está el 988/);
});
