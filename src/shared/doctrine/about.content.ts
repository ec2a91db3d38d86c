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
    heading: "What it is for",
    paragraphs: [
      "Some weeks have too much in them. Ridgeline helps you see what is going on, choose what matters, take the next step, and keep a way out and somewhere to rest. At the end of the day you leave a short note for tomorrow.",
      "It borrows its methods from people who fight wildfires. They have to make decisions when they are tired, conditions change, and much is unknown. You need no experience of that to use them.",
    ],
  },
  philosophy: {
    heading: "How it sees things",
    paragraphs: [
      "Look first, then act. Plan the way out while it is still easy. Rest is part of the work. Ask for help early. Look back to learn, and leave blame out of it.",
      "Nothing here counts streaks or missed days. You carry on from where you are.",
      "What you write is yours. It is stored on this server and nowhere else, and nobody else who uses it can see it.",
    ],
  },
  features: {
    heading: "What you will find",
    items: [
      {
        name: "Morning Directive",
        text: "One of the ten Universal Orders each day: a rule to keep in mind, with examples from life, work and emergencies.",
      },
      {
        name: "Smart Watch Outs",
        text: "Eighteen early signs that something may need a look. When one fits what you have written, it is shown with the reason. You decide whether it is of use.",
      },
      {
        name: "Objective Builder",
        text: "Turns a wish into something you can tell is finished, with milestones, a budget if you need one, and templates to begin from.",
      },
      {
        name: "Quick Calm Sequence",
        text: "About a minute of slow breathing, then a few questions that bring you back to the room you are in. Leave out whatever does not suit you. It needs no account.",
      },
    ],
  },
  pillars: {
    heading: "The four pillars",
    items: PILLARS.map((name) => ({ name, text: PILLAR_MEANINGS[name] })),
  },
  audience: {
    heading: "Who it is for",
    paragraphs: [
      "Anyone who has to hold several things together, on an ordinary Tuesday or in the worst month of the year. For example:",
    ],
    items: [
      "You look after someone: a child, a parent, a partner, a team.",
      "You have been given news that changes the plan: a move, a layoff, an illness, a new baby.",
      "You run a business or a project, and want to lead it without wearing yourself or others out.",
      "You work in emergency services, and would like something familiar for the rest of your life.",
    ],
  },
  sources: {
    heading: "Where the ideas come from",
    paragraphs: [
      "The Universal Orders and Watch Outs are modelled on two lists that wildland firefighters in the United States learn: the Standard Firefighting Orders, drawn up by a Forest Service task force in 1957 after a series of fatal fires, and the Watch Out Situations that followed. Our wording and numbering are our own and are meant for everyday life, so they do not match the originals one to one.",
      "LCES (lookouts, communications, escape routes, safety zones) is the work of Paul Gleason, a former superintendent of the Zig Zag Hotshots, a crew of wildland firefighters. He wrote it up in 1991, the year after firefighters died in the Dude Fire. The eight roles come from the Incident Command System, and the way of looking back from the US Army's After Action Review.",
      "ISAP (Identify, Set intent, Align, Proceed), the everyday examples and the texts are Ridgeline's own.",
      "We owe these people a great deal and do not speak for them. Ridgeline is not affiliated with, endorsed by or connected to any fire service, government agency or military.",
    ],
  },
};
