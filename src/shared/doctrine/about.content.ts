import { PILLAR_MEANINGS, PILLARS, type Pillar } from "./pillars.ts";

/** A part of the About page: a heading and its paragraphs. */
export type AboutSection = { readonly heading: string; readonly paragraphs: readonly string[] };

/** A name with one or two sentences about it. */
export type AboutItem = { readonly name: string; readonly text: string };

export type AboutPage = {
  readonly title: string;
  readonly purpose: AboutSection;
  readonly philosophy: AboutSection;
  readonly features: { readonly heading: string; readonly items: readonly AboutItem[] };
  readonly pillars: {
    readonly heading: string;
    readonly items: readonly { readonly name: Pillar; readonly text: string }[];
  };
  readonly audience: AboutSection & { readonly items: readonly string[] };
  readonly sources: AboutSection;
};

export const ABOUT: AboutPage = {
  title: "About Ridgeline",
  purpose: {
    heading: "What it's for",
    paragraphs: [
      "Some weeks have too much in them. Ridgeline helps you see what's going on, choose what matters, take the next step, and have a way out and somewhere to rest. At the end of the day, you leave yourself a short note for tomorrow.",
      "It borrows its methods from people who fight wildfires. They have to make decisions when they're tired, conditions are changing, and a lot is unknown. You don't need any firefighting experience to use these methods.",
    ],
  },
  philosophy: {
    heading: "How Ridgeline sees things",
    paragraphs: [
      "Look first, then act. Plan your way out while that's still easy. Rest is part of the work. Ask for help early. Look back to learn, not to blame.",
      "Nothing here counts streaks or missed days. You start again from where you are.",
      "What you write is yours. It's stored on this server and, as drafts, on your own device. Other users can't see it; whoever runs the server could.",
    ],
  },
  features: {
    heading: "What you'll find",
    items: [
      {
        name: "Morning Directive",
        text: "Each day, one of the ten Universal Orders: a rule to keep in mind, with examples from life, work and emergencies.",
      },
      {
        name: "Smart Watch Outs",
        text: "Eighteen early signs that something may need a look. When one fits what you've written, you see it with the reason. You decide whether it helps.",
      },
      {
        name: "Objective Builder",
        text: "Turns a wish into a goal you can finish, with milestones, a budget if you need one, and templates to start from.",
      },
      {
        name: "Quick Calm Sequence",
        text: "About a minute of slow breathing, then a few questions that bring you back to the room you're in. Skip anything that doesn't suit you. You don't need an account.",
      },
    ],
  },
  pillars: {
    heading: "The four pillars",
    items: PILLARS.map((name) => ({ name, text: PILLAR_MEANINGS[name] })),
  },
  audience: {
    heading: "Who it's for",
    paragraphs: [
      "Anyone who has to keep several things going, on an ordinary Tuesday or in the worst month of the year. For example:",
    ],
    items: [
      "You take care of someone: a child, a parent, a partner, a team.",
      "You just got news that changes your plans: a move, a layoff, an illness, a new baby.",
      "You run a business or a project, and want to lead it without burning out yourself or anyone else.",
      "You work in emergency services, and you'd like familiar tools for the rest of your life.",
    ],
  },
  sources: {
    heading: "Where the ideas come from",
    paragraphs: [
      "The Universal Orders and Watch Outs are modeled on two lists that wildland firefighters in the United States learn: the Standard Firefighting Orders, drawn up by a Forest Service task force in 1957 after a series of fatal fires, and the Watch Out Situations that followed. The wording and numbering here are our own and meant for everyday life, so they don't match the originals one to one.",
      "LCES (lookouts, communications, escape routes, safety zones) is the work of Paul Gleason, a former superintendent of the Zig Zag Hotshots, a crew of wildland firefighters. He wrote it up in 1991, the year after firefighters died in the Dude Fire. The eight roles come from the Incident Command System, and the way of looking back comes from the US Army's After Action Review.",
      "ISAP (Identify, Set intent, Align, Proceed), the everyday examples and the texts are Ridgeline's own.",
      "We owe these people a lot, and we don't speak for them. Ridgeline is not affiliated with, endorsed by or connected to any fire service, government agency or military.",
    ],
  },
};
