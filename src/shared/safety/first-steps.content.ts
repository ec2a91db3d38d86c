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
    title: "Nobody is looking out yet",
    why: "Others often see it first when you're tired or in over your head. Ask one person to tell you.",
    example: {
      life: "Jo, who says so when I stop sleeping.",
      business: "Ana in accounts, who warns me when a payment is two weeks late.",
      incident: "Sam at the window, who watches the smoke and calls it out.",
    },
  },
  comms: {
    title: "No way to reach anyone yet",
    why: "In a bad moment it's hard to think of a name or find a number. Write down one that will be answered.",
    example: {
      life: "My sister, by phone, at any hour.",
      business: "The whole team, in the status channel, every day at nine.",
      incident: "Group chat first, and a check-in on the hour. No answer twice: somebody goes to look.",
    },
  },
  "escape-route": {
    title: "No way out yet",
    why: "Leaving is easier when it was decided beforehand. Two ways are better than one.",
    example: {
      life: "If the evening turns loud, I take the dog and walk to the river.",
      business: "If the release fails, we go back to last week's version within the hour.",
      incident: "Out by the kitchen door. If it's blocked, by the bathroom window.",
    },
  },
  "safety-zone": {
    title: "No safe place yet",
    why: "A way out needs somewhere to lead. Name a place, a person or a cushion where you can rest.",
    example: {
      life: "Mina's kitchen. I have a key.",
      business: "Six weeks of wages in the account that nobody touches.",
      incident: "The school yard across the road, by the flagpole.",
    },
  },
};
