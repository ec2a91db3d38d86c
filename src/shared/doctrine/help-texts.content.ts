import type { HelpText } from "./coaching.content.ts";

type HelpPage =
  | "safety"
  | "wellness"
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
      "Start with the first gap the panel shows. One line in each of the four is enough for a plan.",
      "Open a line to write when it applies and what you'd do. It saves as you type.",
      "Add a link where it helps. A phone number becomes a call button.",
      "Under the risks, write down what could go wrong. Tell the people in your plan that they're in it.",
    ],
    tips: [
      "Make your plan on a calm day. In a bad moment, reading is easier than thinking.",
      "Have two ways out. The first may be blocked.",
      "Look through your plan every two weeks. Numbers change, and friends move away.",
      "In danger right now? First, call your local emergency number.",
    ],
  },
  wellness: {
    title: "Wellness",
    whatIsThis:
      "A place to notice how you are, and to find what helps: people to call, a minute to breathe, and the safety plan you made on a better day.",
    howToUseIt: [
      "Choose your energy and your mood, set your stress, and press Log Check-In. It takes about ten seconds.",
      "If things are hard right now, start with Quick Calm, or call someone. Their numbers are on this page.",
      "Look at LCES Completeness now and then. It shows which part of your safety plan needs a fresh look.",
    ],
    tips: [
      "There are no right answers and no streaks. One check-in a week is useful, too.",
      "You can change or delete a check-in later.",
      "Ridgeline can't tell how you are, and it's no replacement for a doctor or a therapist.",
    ],
  },
  "watch-outs": {
    title: "The 18 Watch Outs",
    whatIsThis:
      "Eighteen early signs that something may need a look, such as being spread too thin, or having no breaks in the plan. They're modeled on a list that wildland firefighters learn.",
    howToUseIt: [
      "Type a word for how it feels, such as 'stuck' or 'scattered', or choose a category.",
      "Open the card that comes closest and read its question.",
      "Try its small step, or press Talk to Echo About This to think it through.",
      "No time to search? Daily Reflection picks one Order and one Watch Out for you.",
    ],
    tips: [
      "A Watch Out is something to consider. It isn't a judgment about you.",
      "Cards that fit what you have recorded are marked, with the reason.",
      "If it's more than a hard day, the Quick Calm page lists people you can talk to.",
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
      "You don't have to memorize them. They come up again where they're useful.",
    ],
  },
  briefing: {
    title: "Shift Handover",
    whatIsThis:
      "Three questions that close your day, so tomorrow starts with what you knew tonight. Crews do the same when one shift takes over from another.",
    howToUseIt: [
      "Check the date. You can log a handover for an earlier day, too.",
      "Write what changed, what is still open, and the one priority for next time. All three are needed, and a few words are enough.",
      "Press Log Handover. Your handover appears in the list below.",
      "In the morning, read the newest one before you look at your messages.",
    ],
    tips: [
      "Two minutes is a good length.",
      "Write it so someone who wasn't there would understand it. By next week, that may be you.",
      "Missed an evening? That's fine. It just leaves a gap in the list.",
    ],
  },
  "command-staff": {
    title: "Command & General Staff",
    whatIsThis:
      "On a large incident, eight roles share the work. Here, they're the eight jobs in your own week, so you can see which ones you hold and what you could hand over.",
    howToUseIt: [
      "Start with the Incident Commander: write in a sentence what matters most right now.",
      "Look at Operations and Safety: what's being done, and is everyone okay?",
      "Choose one supporting role that someone else could take. Once they've agreed, change its owner.",
      "Each card leads to the page for that job, or asks Echo about it.",
    ],
    tips: [
      "It's normal for one person to hold all eight. Nothing is wrong if the meter shows 0.",
      "A flag means you hold a role that has something open in it: a mission, an active priority, a risk.",
      "Hand over a whole job, such as every meal this week. That takes more off your mind than one errand does.",
    ],
  },
  about: {
    title: "About Ridgeline",
    whatIsThis: "What Ridgeline is for, what is in it, and where its ideas come from. Worth reading once.",
    howToUseIt: [
      "Read what Ridgeline is for and who it's for, and see whether it fits you.",
      "Look at the four pillars. You'll meet them on most pages.",
      "Then open the ISAP Compass, or Quick Calm if you need a minute first.",
    ],
    tips: [
      "You don't need to know anything about firefighting. Terms are explained where they first come up.",
      "The Legal Disclaimer says what Ridgeline can't do, and who to call in an emergency.",
    ],
  },
  disclaimer: {
    title: "The Legal Disclaimer",
    whatIsThis:
      "What Ridgeline can do for you and what it can't, and who to call when you need help from a person.",
    howToUseIt: [
      "In danger right now? Call your local emergency number first.",
      "To talk to someone, go to section 4. It has numbers for the US and Canada, and a list for other countries.",
      "Read the rest once, when you have a quiet moment.",
    ],
    tips: [
      "The list at the top takes you to each section.",
      "The date under the title says when the page last changed.",
    ],
  },
} as const satisfies Record<HelpPage, HelpText>;
