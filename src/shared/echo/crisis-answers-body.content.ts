import type { Answer } from "./crisis-answer.ts";

/** The body: something taken, a wound, a breath. */
export const BODY_ANSWERS: readonly Answer[] = [
  {
    on: "words",
    kinds: ["medical", "self"],
    subject: "me",
    texts: [
      "Say it in one breath: “I took something, and I need help now.” Then what it was, how much and when, and bring the package if you have it. Being upset can come later.",
    ],
  },
  {
    on: "breath",
    kinds: ["medical", "self"],
    subject: "somebody",
    texts: [
      "Call the emergency number this second, on speaker, and say “not breathing”. They'll talk you through CPR, push by push; start when they say so, and don't stop until help is there.",
      "No breath, or gasps with long gaps, means CPR now, with the emergency line on speaker telling you how. If others are there, let one of them fetch a defibrillator.",
    ],
  },
  {
    on: "taken",
    kinds: ["self", "medical"],
    subject: "somebody",
    texts: [
      "What they took can stop their breathing while it looks like sleep. Don't let them sleep it off; that's for the emergency number now, whatever they said and whatever it costs.",
    ],
  },
  {
    on: "taken",
    kinds: ["self", "medical"],
    subject: "me",
    texts: [
      "What you took counts now, even if you feel fine or meant it half as a joke. Don't wait for how it feels. Call the emergency number, or in the US Poison Control at 1-800-222-1222, and say what it was, how much and when; if you're drowsy, faint or breathing badly, it's the emergency number.",
      "With that in your body, minutes matter. Unlock the door, and stay sitting up near it.",
    ],
  },
  {
    on: "toHelpers",
    kinds: ["medical"],
    subject: "me",
    texts: [
      "First what's wrong now, then when it began, then what you took or haven't eaten or drunk, and what you're treated for. Nothing of it has to be explained or excused.",
    ],
  },
  ...(["howLong", "isBad"] as const).map(
    (on): Answer => ({
      on,
      kinds: ["medical", "self"],
      subject: "me",
      texts: [
        "I can't tell, and feeling fine doesn't tell either: some things do their harm hours later. Waiting to find out is the danger. The emergency number, or Poison Control in the US (1-800-222-1222) if something was taken, can say it in one call; have the package at hand.",
      ],
    }),
  ),
  {
    on: "passes",
    kinds: ["medical", "self"],
    texts: [
      "I can't tell, and how it feels doesn't tell either: some things do their harm hours after feeling fine. The emergency number, or Poison Control in the US (1-800-222-1222), can tell you in one call. Have the package at hand.",
    ],
  },
  {
    on: "body",
    kinds: ["medical", "self"],
    subject: "me",
    texts: [
      "What you describe can mean that it's getting worse. Please don't lie down with it, and don't wait.",
      "That's one more sign that this needs people now, not later.",
      "Stay awake, sitting up, where somebody can find you.",
    ],
  },
  {
    on: "body",
    kinds: ["medical"],
    subject: "somebody",
    texts: [
      "That's a sign that it's getting worse, and it can't wait.",
      "Tell exactly this to the emergency line.",
    ],
  },
  {
    on: "treat",
    kinds: ["medical", "self"],
    texts: [
      "Please don't: no vomiting, no shower, nothing to eat or drink, unless the people on the line say so. They know what it means for that body.",
    ],
  },
  {
    on: "barrier",
    kinds: ["medical"],
    texts: [
      "I hear that it feels like too much fuss. A call that turns out to be nothing harms nobody; waiting can. And I can't tell from here whether it is nothing.",
      "Being angry or embarrassed passes. Please let somebody who can see it decide.",
    ],
  },
  {
    on: "alone",
    kinds: ["medical"],
    subject: "me",
    texts: ["Alone is one more reason to call now, while you can: they stay on the line with you."],
  },
];
