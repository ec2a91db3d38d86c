import type { HelpText } from "./coaching.ts";

type HelpPage = "watch-outs" | "universal-orders" | "briefing" | "command-staff" | "about";

/** Help for the pages about the doctrine, the handover and the roles. */
export const PAGE_HELP = {
  "watch-outs": {
    title: "The 18 Watch Outs",
    whatIsThis:
      "Eighteen early signs that something may need a look, such as being spread over many fronts, or having no pause in the plan. They are modelled on a list that wildland firefighters learn.",
    howToUseIt: [
      "Type a word for how it feels, such as 'stuck' or 'scattered', or choose a category.",
      "Open the card that comes closest and read its question.",
      "Try its small step, or press Talk to Echo About This to think it through.",
      "No time to search? Daily Reflection picks one Order and one Watch Out for you.",
    ],
    tips: [
      "A Watch Out is something to consider. It says nothing about what kind of person you are.",
      "Cards that fit what you have recorded are marked, with the reason.",
      "If it is more than a hard day, the Wellness page lists people you can talk to.",
    ],
  },
  "universal-orders": {
    title: "The 10 Universal Orders",
    whatIsThis:
      "Ten short rules for doing what matters without wearing yourself out. Each belongs to one of four pillars, and has an example for life, for business and for an emergency.",
    howToUseIt: [
      "Read the titles until one fits today.",
      "Open it for three examples, one for each mode.",
      "Press Reflect with Echo if you want to apply it to your own situation.",
      "Or let Daily Reflection choose one for you.",
    ],
    tips: [
      "One order a day is plenty. The dashboard shows one each morning.",
      "The orders are about what to do. The Watch Outs are about what to notice.",
      "You need not learn them by heart; they come up again where they are useful.",
    ],
  },
  briefing: {
    title: "Shift Handover",
    whatIsThis:
      "Three questions that close your day, so that tomorrow begins with what you knew tonight. Crews do the same when one shift takes over from another.",
    howToUseIt: [
      "Check the date. You can log a handover for an earlier day, too.",
      "Write what changed, what is still open, and the one priority for next time. All three are needed, and a few words are enough.",
      "Press Log Handover. It appears in the list below.",
      "In the morning, read the newest one before you look at your messages.",
    ],
    tips: [
      "Two minutes is a good length.",
      "Write it so that someone who was not there would understand it. By next week, that may be you.",
      "A missed evening leaves a gap in the list, and that is all it does.",
    ],
  },
  "command-staff": {
    title: "Command & General Staff",
    whatIsThis:
      "On a large incident, eight roles share the work. Here they are the eight jobs in your own week, so that you can see which of them you carry, and what you could hand over.",
    howToUseIt: [
      "Start with the Incident Commander: write in a sentence what matters most right now.",
      "Look at Operations and Safety: what is being done, and is everybody all right?",
      "Choose one supporting role that someone else could take. Change its owner once they have agreed.",
      "Each card leads to the page for that job, or asks Echo about it.",
    ],
    tips: [
      "It is normal that one person holds all eight. Nothing is wrong if the meter shows 0.",
      "A flag means that you hold a role which has something in it: a mission, an active priority, a risk.",
      "Hand over a whole job, such as every meal this week. It takes more off your mind than one errand does.",
    ],
  },
  about: {
    title: "About Ridgeline",
    whatIsThis: "What Ridgeline is for, what is in it, and where its ideas come from. Good to read once.",
    howToUseIt: [
      "Read what it is for and who it is for, and see whether it fits you.",
      "Look at the four pillars. You will meet them on most pages.",
      "Then open the ISAP Compass, or Quick Calm if you first need a minute.",
    ],
    tips: [
      "No knowledge of firefighting is needed. Terms are explained where you first meet them.",
      "The Legal Disclaimer says what Ridgeline cannot do, and whom to call in an emergency.",
    ],
  },
} as const satisfies Record<HelpPage, HelpText>;
