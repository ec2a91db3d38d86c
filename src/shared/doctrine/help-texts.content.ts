import type { HelpText } from "./coaching.content.ts";

type HelpPage =
  | "safety"
  | "watch-outs"
  | "universal-orders"
  | "briefing"
  | "command-staff"
  | "about"
  | "disclaimer";

/** Help for the pages about the safety plan, the doctrine, the handover, the roles and the terms. */
export const PAGE_HELP = {
  safety: {
    title: "Safety Planning",
    whatIsThis:
      "Your plan for a bad day, in four parts that fire crews call LCES: lookouts who notice, communications that reach people, escape routes out, and safety zones where you can rest.",
    howToUseIt: [
      "Begin where the panel shows the first gap. One line in each of the four is a plan.",
      "Open a line to write when it counts and what you would do. It saves itself as you type.",
      "Add a link where it helps: tel: and a number makes it a button that calls.",
      "Write down what could go wrong under the risks, and tell the people who are in the plan.",
    ],
    tips: [
      "Make it on a calm day. In a bad moment, reading is easier than thinking.",
      "Two ways out are better than one. The first may be blocked.",
      "Look through it every two weeks. A number changes, a friend moves away.",
      "In danger right now? Call the emergency number where you are first.",
    ],
  },
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
  disclaimer: {
    title: "The Legal Disclaimer",
    whatIsThis:
      "What Ridgeline can do for you and what it cannot, and whom to call when you need help from people.",
    howToUseIt: [
      "In danger right now? Call your local emergency number first.",
      "To talk to someone, go to section 4. It has numbers for the US and Canada, and a list for other countries.",
      "Read the rest once, when you have a quiet moment.",
    ],
    tips: [
      "The list at the top leads to each section.",
      "The date under the title says when the page last changed.",
    ],
  },
} as const satisfies Record<HelpPage, HelpText>;
