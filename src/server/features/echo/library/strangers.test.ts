import { beforeAll, expect, test } from "vitest";
import { LIBRARY } from "./library.content.ts";
import { createLibrary } from "./library.service.ts";
import { reader } from "./told.rules.ts";

/** Written once the library stood, in words of its own: a first message, and the topics that answer it. */
const STRANGERS: readonly (readonly [message: string, topics: readonly string[]])[] = [
  ["battery dead i think, engine just goes tick tick and my shift begins at six", ["car-wont-start"]],
  ["The mechanic wants 1,900 for the transmission and I don't have it", ["car-repair-cost"]],
  [
    "we still havent got our deposit back from the old apartment, its been two months",
    ["deposit-not-returned"],
  ],
  ["theres black mold in the bedroom and my kid coughs all night", ["mold-in-apartment"]],
  ["collection agency keeps ringing me at work about an old debt", ["debt-collector-calling"]],
  ["i maxed out three credit cards and cant keep up with the minimums", ["credit-card-debt"]],
  ["hospital bill came, 7000 dollars for one night, how am i supposed to pay", ["medical-bill-too-high"]],
  ["got a job interview thursday and i'm scared i'll freeze", ["interview-prep", "nervous-before-event"]],
  ["my supervisor checks every single email before i may send it", ["boss-micromanages"]],
  ["they let me go this morning, security walked me out", ["fired", "laid-off"]],
  ["how do i ask for more money after two years without a raise", ["ask-for-raise"]],
  ["i want to hand in my notice but dont know how to say it", ["how-to-resign", "want-to-quit"]],
  ["my client owes me for three invoices and ignores my emails", ["late-paying-client"]],
  ["our two year old screams on the floor of every supermarket", ["toddler-tantrums"]],
  ["the baby wakes up every hour and i cry from being so tired", ["newborn-nights", "baby-strain-couple"]],
  ["my teenage daughter just shrugs and goes to her room, she tells me nothing", ["teen-wont-talk"]],
  ["my son gets picked on at school by three boys", ["child-bullied"]],
  ["mom has dementia and hits the aide when she tries to wash her", ["dementia-daily"]],
  ["my brother and sister leave all the care for dad to me", ["siblings-dont-help"]],
  ["my mother in law criticizes how i raise my kids every visit", ["mother-in-law"]],
  ["i check my boyfriends phone at night, i cant stop being jealous", ["jealous-myself", "jealousy"]],
  [
    "i lie awake until four with my thoughts going round and round",
    ["cant-sleep-thoughts", "bad-sleep", "wake-at-3am"],
  ],
  [
    "i moved here three months ago and havent made one friend",
    ["new-city", "make-friends-adult", "no-friends"],
  ],
  ["i drink a bottle of wine every evening and want to cut down", ["drinking-too-much"]],
  ["i need to stop smoking for good, tried four times", ["quit-smoking", "quit-smoking-vaping"]],
  ["final exam tomorrow morning and i know nothing", ["exam-tomorrow"]],
  ["our old dog has to be put down and i cant decide when", ["pet-dying", "grief-pet"]],
  [
    "kitchen and every room is a mess, i dont know where to begin cleaning",
    ["house-is-a-mess", "decluttering"],
  ],
];

const library = createLibrary();
const read = reader(LIBRARY);
beforeAll(library.warmUp, 30_000);

test("strangers are mostly understood, and seldom told about something else", async () => {
  const wrong: string[] = [];
  let right = 0;
  for (const [message, topics] of STRANGERS) {
    const turn = { message, history: [], mode: "life", today: "2026-11-22", timeZone: "UTC" } as const;
    const reply = await library.ask(turn);
    const found = reply?.kind === "reply" ? (read(reply.text)?.entry.id ?? "") : null;
    if (found !== null && topics.includes(found)) right += 1;
    else if (found !== null) wrong.push(`${message} -> ${found}`);
  }
  expect(right / STRANGERS.length).toBeGreaterThan(0.6);
  expect(wrong.length / STRANGERS.length, wrong.join("\n")).toBeLessThan(0.12);
});
