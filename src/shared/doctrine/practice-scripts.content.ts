import type { BreathingId, PracticeId } from "./practices.content.ts";

/** One spoken part of a practice. */
export interface ScriptStep {
  readonly title: string;
  readonly text: string;
  /** A fixed length. Steps without one share the rest of the time equally. */
  readonly seconds?: number;
}

const OPENING_SECONDS = 12;
const TENSE_SECONDS = 6;

/** Shown before the breathing practices and while they run. */
export const BREATHING_INTRO = "Slow breathing may help you settle. Sit or lie the way that suits you.";

const tensed = (group: string, tense: string, release: string): ScriptStep[] => [
  { title: `${group}: tense`, text: tense, seconds: TENSE_SECONDS },
  { title: `${group}: let go`, text: release },
];

/** The practices with words. Every part can be skipped. */
export const PRACTICE_SCRIPTS: Record<
  Exclude<PracticeId, BreathingId>,
  { readonly intro: string; readonly note: string; readonly steps: readonly ScriptStep[] }
> = {
  grounding: {
    intro:
      "Looking, touching and listening may help you settle where you are. Say it out loud or just think it.",
    note: "Every part is optional. If a sense doesn't work for you, skip it or use another one. If you feel worse, stop.",
    steps: [
      {
        title: "5 things you see",
        text: "Look around and name five things. If seeing is difficult: five things you know are near you.",
      },
      {
        title: "4 things you can touch",
        text: "Your sleeve, the chair, the floor under your feet, something cool. Notice how each one feels.",
      },
      {
        title: "3 things you hear",
        text: "Near or far, loud or quiet. If hearing is difficult: three things that are moving.",
      },
      {
        title: "2 things you smell",
        text: "Coffee, soap, the air in the room. If there is nothing to smell: two scents you like.",
      },
      {
        title: "1 thing you taste",
        text: "What is there right now, or a sip of water. If that isn't possible: one taste you like.",
      },
    ],
  },
  "body-scan": {
    intro: "Sit or lie down. Noticing one place at a time may help you settle.",
    note: "Keep your eyes open if you prefer. Skip any part of your body you'd rather leave alone. If you get dizzy or feel worse, stop and look around the room.",
    steps: [
      {
        title: "Arrive",
        text: "Notice where your body touches the chair, the bed or the floor.",
        seconds: OPENING_SECONDS,
      },
      {
        title: "Feet",
        text: "Bring your attention to your feet. Warm or cool, heavy or light, or nothing much: any of it is fine.",
      },
      { title: "Legs", text: "Move up through your lower legs, your knees and your thighs." },
      {
        title: "Hips and lower back",
        text: "Notice what is holding you up, and let it hold as much weight as it can.",
      },
      {
        title: "Belly and chest",
        text: "Notice your breath moving, without making it slower or deeper.",
      },
      { title: "Hands and arms", text: "Fingers, palms, wrists, elbows. Move them a little if you like." },
      {
        title: "Shoulders and neck",
        text: "If something is tight, you can leave it or let it drop a little.",
      },
      {
        title: "Face and head",
        text: "Jaw, cheeks, eyes, forehead. There's nothing your face has to do right now.",
      },
      {
        title: "Whole body",
        text: "Notice all of it at once. Then look around, and move when you're ready.",
        seconds: OPENING_SECONDS,
      },
    ],
  },
  "loving-kindness": {
    intro:
      "You repeat a few wishes in your mind or quietly out loud. You don't have to feel anything in particular.",
    note: "Change the words so that they fit. Keep your eyes open if you prefer. If someone is hard to wish well, leave them out. If you feel worse, stop.",
    steps: [
      {
        title: "Arrive",
        text: "Sit the way that suits you. Take a breath or two at your own pace.",
        seconds: OPENING_SECONDS,
      },
      {
        title: "Someone who is good to you",
        text: "Think of a person or an animal you're glad to know. May you be safe. May you be well. May your day be gentle.",
      },
      {
        title: "Yourself",
        text: "May I be safe. May I be well. May my day be gentle. If that's hard, say it the way you would to a friend.",
      },
      {
        title: "Someone you hardly know",
        text: "A neighbor, a driver, a person at the store. May you be safe. May you be well. May your day be gentle.",
      },
      {
        title: "Everyone",
        text: "Near and far, all of us. May we be safe. May we be well. May our days be gentle.",
      },
      {
        title: "Come back",
        text: "Let the words go. Look around, and move when you're ready.",
        seconds: OPENING_SECONDS,
      },
    ],
  },
  "muscle-relaxation": {
    intro: "Sit or lie down. Tensing a little and letting go may help you settle.",
    note: "Tense only lightly, and keep breathing. Skip anything that hurts or is injured. If you get a cramp, get dizzy or feel worse, stop.",
    steps: [
      {
        title: "Arrive",
        text: "Let your arms and legs rest. Keep your eyes open if you prefer.",
        seconds: OPENING_SECONDS,
      },
      ...tensed("Hands", "Make loose fists.", "Open your hands and let them lie."),
      ...tensed("Arms", "Bend your elbows and tense your upper arms.", "Let your arms sink back."),
      ...tensed("Shoulders", "Raise your shoulders toward your ears.", "Let them drop."),
      ...tensed("Face", "Press your lips together and wrinkle your nose.", "Let your face go loose."),
      ...tensed("Belly", "Tighten your belly a little.", "Let it go soft, and breathe as you like."),
      ...tensed("Legs", "Straighten your legs and tense your thighs.", "Let your legs go heavy."),
      ...tensed("Feet", "Curl your toes, gently.", "Let your feet rest."),
      {
        title: "Come back",
        text: "Notice how you feel now, whatever that is. Move when you're ready.",
        seconds: OPENING_SECONDS,
      },
    ],
  },
};
