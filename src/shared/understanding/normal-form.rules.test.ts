import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalForm } from "./normal-form.rules.ts";

describe("normal form", () => {
  test.each([
    ["I Want To DIE", "i want to die"],
    ["i’m “done”", 'i\'m "done"'],
    ["ｋｉｌｌ 𝖒𝖞𝖘𝖊𝖑𝖋", "kill myself"],
    ["s\u200bui\u00adcide", "suicide"],
    ["suісіdе", "suicide"],
    ["su1c1de and d!e and k1ll", "suicide and die and kill"],
    ["v€rg€waltigt", "vergewaltigt"],
    ["k i l l i n g  m y s e l f", "killing myself"],
    ["s.u.i.c.i.d.e", "suicide"],
    ["s u 1 c í d i o", "suicidio"],
    ["pleeeease stoooop", "pleease stoop"],
    ["Größe, żyć, não, mañana", "grosse, zyc, nao, manana"],
    ["  two\t words \r\n\n next ", "two words\nnext"],
    ["bye 🔪🥀", "bye emojiknife emojiwilted"],
  ])("%j becomes %j", (text, expected) => {
    expect(normalForm(text).text).toBe(expected);
  });

  test.each([
    "run 5k by 10am",
    "covid19",
    "b2b meeting at 3pm, room 404",
    "привет мир",
    "call +1 503 555 0100",
    "done!!",
  ])("%j stays", (text) => {
    expect(normalForm(text).text).toBe(text);
  });

  const anyText = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: "grapheme" }),
    fc.string({ unit: fc.constantFrom(..."ab i1!@ .-*0́іс\n🔪"), maxLength: 30 }),
  );

  test("is idempotent", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = normalForm(text).text;
        expect(normalForm(once).text).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  test("each unit has an origin in the text, in order", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { text: normal, origins } = normalForm(text);
        expect(origins).toHaveLength(normal.length);
        expect(origins.every((origin) => origin >= 0 && origin < text.length)).toBe(true);
        expect(origins.every((origin, i) => i === 0 || origin >= (origins[i - 1] ?? 0))).toBe(true);
      }),
    );
  });
});
