import type { Answer } from "./crisis-answer.ts";

/** The body: something taken, a wound, a breath. */
export const BODY_ANSWERS: readonly Answer[] = [
  ...(["ofAnger", "cost", "ifUpset"] as const).map(
    (on): Answer => ({
      on,
      kinds: ["self", "medical"],
      subject: "somebody",
      where: "taken",
      texts: [
        "Anger and a bill can be dealt with later, and this can't. Call the emergency number now: the address, the door, that you think it's an overdose, and what's on the bottle.",
      ],
    }),
  ),
  {
    on: "unreachable",
    kinds: ["self", "medical"],
    subject: "somebody",
    where: "taken",
    texts: [
      "No answer after that is an emergency this minute. Call, and say that somebody has taken something and doesn't answer, and whether a door is locked. Keep calling their name, and do what the one on the phone tells you.",
    ],
  },
  {
    on: "ofDoor",
    kinds: ["self", "medical"],
    subject: "somebody",
    texts: [
      "Say on the phone that the door is locked, and what you hear behind it. The people who come can open it; whether to force it before that is for the one on the phone to say. Keep talking through it, and have the front door open for them.",
    ],
  },
  {
    on: "ofWound",
    kinds: ["self"],
    subject: "me",
    texts: [
      "The wound first, please. Press a clean cloth or towel on it firmly for ten minutes without lifting it to look, and hold that arm or leg up. If it still bleeds after that, gapes or keeps opening, it needs a doctor, urgent care or an emergency room now; if it soaks through or you feel faint, call the emergency number. Let somebody near you see it.",
      "If it still bleeds after firm pressure, or opens again, that's for a doctor or an emergency room today. You can show them without explaining: “I hurt myself, and it won't close.”",
      "Keep firm pressure on it with something clean, keep it raised, and let the person nearest to you bring you to somebody who can look at it today: a school nurse, urgent care, an emergency room.",
    ],
  },
  {
    on: "isBad",
    kinds: ["medical"],
    subject: "me",
    where: "birth",
    texts: [
      "Yes, it can be, and quickly. I can't examine you; a maternity unit or an emergency room can, with a blood pressure cuff and a few tests. Please let them do it now and not tomorrow.",
    ],
  },
  {
    on: "goIn",
    kinds: ["medical"],
    subject: "me",
    texts: [
      "Yes. Call first, the emergency number or, in pregnancy or after a birth, the maternity unit, and say it just as you said it here. They tell you whether to come in or wait for them. Please don't drive yourself, and don't wait for it to pass.",
      "Yes, today and now. I can't tell what it is, and that's why it has to be somebody who can look at you.",
    ],
  },
  {
    on: "throat",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "Hands on the neck are dangerous even days later. A sore throat, a changed voice or trouble swallowing needs a doctor today, even without a mark; if breathing gets hard, it's the emergency number at once.",
      "Pain with swallowing, or a changed voice, days later is worth an emergency room or urgent care, as soon as you can get there safely. You decide how much you tell them.",
    ],
  },
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
      "Where you are first, as exactly as you can. Then what's wrong now, when it began, what you took or haven't eaten or drunk, and what you're treated for. Nothing of it has to be explained or excused.",
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
      "I can't tell, and how it feels doesn't tell either: some things do their harm hours after feeling fine. The emergency number can tell you in one call, and so can Poison Control in the US (1-800-222-1222) if something was taken.",
    ],
  },
  {
    on: "driveSelf",
    kinds: ["medical"],
    subject: "me",
    texts: [
      "Please don't drive with this: it can get worse on the way, and the people who come can start helping at your door. Call first, and do what they say.",
    ],
  },
  {
    on: "person",
    kinds: ["medical"],
    subject: "me",
    texts: [
      "Please get {who} now, whatever the hour: one call, one knock, or a shout. Let {who} call the emergency number and stay beside you; nobody minds being woken for this.",
    ],
  },
  {
    on: "injector",
    kinds: ["medical"],
    texts: [
      "If it was prescribed for whoever is ill, this is what the injector is for: use it as you were shown, and call the emergency number right after, also when it gets better.",
    ],
  },
  {
    on: "seizure",
    kinds: ["medical"],
    subject: "somebody",
    texts: [
      "Nothing in the mouth, and don't hold them down. Move hard things away, put something soft under the head, note the time, and lay them on their side once the shaking stops. The people on the line stay with you through it.",
    ],
  },
  {
    on: "cost",
    kinds: ["medical"],
    texts: [
      "A bill is a real worry, and it can be dealt with afterward: many hospitals have financial help, and an emergency room has to see people whether or not they can pay. What waiting costs can't be dealt with afterward.",
      "You told me about the money, and I don't take it lightly. Please let the body come first today, and the bill second.",
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
    on: "isIt",
    kinds: ["medical"],
    texts: [
      "I can't tell from here, and it could be. That's why the call comes now and not later: with a stroke or a heart, minutes count. Say what you see, and when it began.",
    ],
  },
  {
    on: "giveToThem",
    kinds: ["medical"],
    subject: "me",
    texts: [
      "Nothing to eat or drink, and no medicine on your own, aspirin included, until the people on the line say so. Ask them; they know what fits.",
    ],
  },
  {
    on: "lieDown",
    kinds: ["medical"],
    subject: "me",
    texts: [
      "No bath, no nap and no waiting for an office to open, please: sit or lie down near the unlocked door, with the phone in your hand, and call now.",
    ],
  },
  {
    on: "meanwhile",
    kinds: ["medical"],
    subject: "me",
    texts: [
      "Rest in the position that's easiest, with the door unlocked. Have a list of medicines and allergies ready, note when it began, and say on the line if anything changes. Nothing to eat or drink unless they say so.",
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
