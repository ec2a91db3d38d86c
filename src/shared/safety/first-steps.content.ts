import type { ModeId } from "../modes/modes.ts";
import type { SafetyKind } from "./safety.contract.ts";

export type FirstStep = {
  /** The title of an empty list. */
  readonly title: string;
  /** Why it matters. */
  readonly why: string;
  /** An example in the words of the mode. */
  readonly example: Readonly<Record<ModeId, string>>;
};

/** Shown in place of an empty list: why it matters, and an example to start with. */
export const FIRST_STEPS: Readonly<Record<SafetyKind, FirstStep>> = {
  lookout: {
    title: "Who could keep an eye out for you?",
    why: "Other people often notice first when you're tired or in over your head. Ask one person to tell you.",
    example: {
      life: "Jo, who tells me when I stop sleeping.",
      business: "Ana in accounts, who warns me when a payment is two weeks late.",
      incident: "Sam at the window, who watches the smoke and calls out.",
    },
  },
  comms: {
    title: "Who could you call?",
    why: "In a bad moment, it's hard to think of a name or find a number. Write down someone who'll pick up.",
    example: {
      life: "My sister, by phone, at any hour.",
      business: "The whole team, in the status channel, every day at nine.",
      incident: "Group chat first, and a check-in every hour. If someone misses two, we go look for them.",
    },
  },
  "escape-route": {
    title: "Add your first way out",
    why: "Leaving is easier when you've already decided how. Two ways out are better than one.",
    example: {
      life: "If the evening gets loud, I take the dog and walk to the river.",
      business: "If the release fails, we go back to last week's version within the hour.",
      incident: "Out the kitchen door. If it's blocked, out the bathroom window.",
    },
  },
  "safety-zone": {
    title: "Where could you go to rest?",
    why: "A way out has to lead somewhere. Name a place, a person or some savings to fall back on.",
    example: {
      life: "Mina's kitchen. I have a key.",
      business: "Six weeks' pay in an account nobody touches.",
      incident: "The schoolyard across the street, by the flagpole.",
    },
  },
};
