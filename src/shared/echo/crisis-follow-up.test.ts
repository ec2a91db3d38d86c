import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { crisisTurns } from "#tests/support/crisis-conversation.ts";
import { DANGER_WORDS } from "./crisis-languages.content.ts";
import { HARM_STEPS } from "./crisis-steps-harm.content.ts";

const said = async (...messages: readonly string[]) => (await crisisTurns(messages)).at(-1)?.text ?? "";

describe("after danger was said", () => {
  test.each(["I want to kill myself", "I've been thinking it would be easier to not wake up"])(
    "a trusted person and professional care are named at once: %s",
    async (statement) => {
      const text = await said(statement);
      expect(text).toMatch(/somebody you trust/);
      expect(text).toMatch(/doctor or therapist/);
      expect(text).toMatch(/988/);
    },
  );

  test.each([
    ["my sister Dana is up late too", "Dana"],
    ["there's Father Anselm at the church where we eat", "Father Anselm"],
    ["my neighbor Joan has a key", "Joan"],
  ])("whoever is named is taken up by name: %s", async (message, name) => {
    const text = await said("I want to kill myself", "no, not today", message);
    expect(text).toContain(name);
    expect(text).toMatch(/while we write\?|before you write again\?$/);
  });

  test("somebody near a person in danger is asked to go there", async () => {
    const text = await said("my brother said he wants to die", "His roommate Leo is ten minutes away");
    expect(text).toContain("his roommate Leo");
  });

  test.each([
    ["the police", "if I call they send the police to my door"],
    ["a ward", "they'd lock me up again"],
    ["a file", "it would go on my record and I'd lose my license"],
    ["papers", "I have no papers, I can't be in a hospital"],
    ["a bill", "I have no insurance, I can't pay an ambulance"],
  ])("a fear of %s is answered once, and not in the same words again", async (_, fear) => {
    const turns = await crisisTurns(["I want to kill myself", fear, fear]);
    const texts = turns.map((turn) => turn?.text ?? "");
    expect(new Set(texts).size).toBe(3);
    expect(texts[1]).not.toBe("");
  });

  test("somebody who could help calms nothing yet", async () => {
    const turns = await crisisTurns([
      "I'm thinking about killing myself and the pistol is in the drawer",
      "Ray keeps asking if he can hold it for me. Maybe he should.",
    ]);
    expect(turns[1]?.text).toMatch(/Ray/);
    expect(turns[1]?.text).toMatch(/\?$/);
  });

  test.each(["No plan. It's a thought that shows up.", "No real plan, just thoughts"])(
    "what is missing denies nothing: %s",
    async (answer) => {
      const turns = await crisisTurns([
        "It's just that lately when I'm on the platform I have to hold on to the bench.",
        "Because of the train. Because it would be so quick.",
        answer,
      ]);
      expect(turns[2]?.risk.level).not.toBe("none");
    },
  );
});

describe("self-harm without a wish to die", () => {
  const HARM = "I cut myself when it gets loud, it's not about dying";

  test("asks about the wound first, then what it is for, and is no emergency because a blade is near", async () => {
    const turns = await crisisTurns([
      HARM,
      "no",
      "it's quiet for a while after",
      "my razors are in the drawer but I don't want to die",
    ]);
    const texts = turns.map((turn) => turn?.text ?? "");
    expect(texts.slice(1).join(" ")).toContain(HARM_STEPS[0]?.ask);
    expect(texts.slice(1).join(" ")).toContain(HARM_STEPS[1]?.ask);
    for (const turn of turns) expect(turn?.risk.level).not.toBe("acute");
  });

  test("a wound that doesn't stop bleeding is an emergency", async () => {
    const [turn] = await crisisTurns(["i cut deeper than usual and its not stopping"]);
    expect(turn?.risk.level).toBe("acute");
    expect(turn?.text).toMatch(/emergency number/);
  });
});

describe("in other languages", () => {
  const ANSWERS = {
    es: ["No quiero llamar, me van a encerrar", "Mi vecina Carmen tiene llave", "no sé qué decir ahora"],
    de: ["Ich will da nicht anrufen", "Meine Schwester wohnt unten", "ich weiß nicht was ich sagen soll"],
    fr: ["Je ne veux pas appeler", "Ma sœur habite à côté", "je ne sais pas quoi dire maintenant"],
  } as const;
  const FIRST = {
    es: "Ya no quiero vivir, pienso en quitarme la vida",
    de: "Ich will nicht mehr leben, ich denke an Suizid",
    fr: "Je ne veux plus vivre, je pense au suicide",
  } as const;

  test.each(["es", "de", "fr"] as const)(
    "%s: no reply of seven comes twice, whatever is said",
    async (language) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.constantFrom(...ANSWERS[language]), { minLength: 6, maxLength: 6 }),
          async (answers) => {
            const texts = (await crisisTurns([FIRST[language], ...answers])).map((turn) => turn?.text ?? "");
            expect(new Set(texts).size).toBe(texts.length);
            for (const text of texts) expect(text).toMatch(/\?$/);
          },
        ),
        { numRuns: 20 },
      );
    },
  );

  test.each([
    ["es", /024/],
    ["de", /0800 1110111/],
    ["fr", /3114/],
  ] as const)("%s: the country's own line is named", (language, line) => {
    expect(DANGER_WORDS[language].asked).toMatch(line);
    expect(DANGER_WORDS[language].said).toMatch(line);
  });

  test("who is named is taken up, and a fear of calling is answered", async () => {
    expect(await said(FIRST.es, "Mi vecina Carmen tiene llave de mi casa")).toBe(DANGER_WORDS.es.named);
    expect(await said(FIRST.de, "Ich will da nicht anrufen")).toBe(DANGER_WORDS.de.barrier);
  });
});

describe("in Spanish and other languages", () => {
  const TIRED = "ya no puedo más con todo y quiero matarme";
  const OPENING = "Señor, disculpe. Desde que murió mi esposo pienso en quitarme la vida";

  test("who says usted is answered with usted, to the end", async () => {
    const turns = await crisisTurns([
      OPENING,
      "a veces, sí",
      "no quiero molestar a mis hijos",
      "¿cuesta dinero?",
    ]);
    for (const turn of turns) {
      expect(turn?.text).not.toMatch(/\b(?:tú|contigo|llama|puedes|tienes|quieres|te lo)\b/);
    }
    expect(turns[0]?.text).toMatch(/llame/);
  });

  test("a question gets an honest answer, and a request for words a sentence", async () => {
    expect(await said(TIRED, "creo que hoy no", "¿qué preguntan en ese teléfono?")).toMatch(
      /no lo sé con seguridad/,
    );
    expect(await said(TIRED, "creo que hoy no", "¿qué le digo a mi hermana?")).toMatch(/“No estoy bien/);
  });

  test("somebody who is there ends the urging", async () => {
    const text = await said(
      "quiero matarme esta noche",
      "tengo las pastillas aquí",
      "ya viene mi vecina, está conmigo",
    );
    expect(text).toMatch(/Me alegro/);
    expect(text).not.toMatch(/llama/);
  });

  test.each([
    [
      "pt",
      "não aguento mais e quero me matar hoje",
      "não quero ligar, tenho vergonha",
      "não quero falar com a polícia",
    ],
    ["es", "quiero matarme esta noche", "no quiero llamar, me da vergüenza", "no quiero molestar a nadie"],
  ])("%s: a second refusal isn't answered like the first", async (_language, ...messages) => {
    const texts = (await crisisTurns(messages)).map((turn) => turn?.text);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).not.toMatch(/En español:|Em português:/);
  });
});
