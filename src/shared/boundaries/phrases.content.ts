import type { BoundaryType } from "./boundaries.contract.ts";

export interface BoundaryStep {
  id: "name" | "state" | "offer";
  title: string;
  /** How to do it, in one or two sentences. */
  how: string;
  /** What one could say, by type. Always about the person's own need or act: no demands, threats or excuses. */
  phrases: Readonly<Record<BoundaryType, readonly string[]>>;
}

export const BOUNDARY_STEPS: readonly BoundaryStep[] = [
  {
    id: "name",
    title: "Name it",
    how: "Say what you need, for yourself first. The plainer, the better.",
    phrases: {
      work: [
        "I'm tired by six, and I need the evening to recover.",
        "I lose my thread when messages come in all day.",
        "My week is full, and I want to do well what I already took on.",
      ],
      family: [
        "I need some quiet after work before I can listen well.",
        "Comments about my choices hurt, even when they're meant kindly.",
        "I want to visit, and two days is what I have the energy for.",
      ],
      social: [
        "I enjoy seeing people, and I run out of energy early.",
        "I get nervous when plans change at the last minute.",
        "My phone keeps pulling me away from the people I'm with.",
      ],
      personal: [
        "I sleep badly when I look at my phone late.",
        "I say yes fast, and then I have no room left.",
        "I need time alone to feel like myself again.",
      ],
    },
  },
  {
    id: "state",
    title: "State it",
    how: "One sentence about what you'll do. You don't have to explain it.",
    phrases: {
      work: [
        "I answer messages until six. Anything later, I read in the morning.",
        "I'm not taking on new work this week.",
        "I'm leaving at the time we planned.",
        "I take my lunch break away from my desk.",
      ],
      family: [
        "I take half an hour to myself when I get home.",
        "I don't talk about my weight. I'd rather change the subject.",
        "I'm staying until Sunday at noon.",
        "I don't lend money.",
      ],
      social: [
        "I'm heading home at ten.",
        "I'm sitting this one out.",
        "I'm having water tonight.",
        "I answer personal messages once a day.",
      ],
      personal: [
        "I leave my phone in the kitchen at ten.",
        "I sleep on it before I say yes.",
        "I keep Sunday mornings for myself.",
        "I stop working when my timer rings.",
      ],
    },
  },
  {
    id: "offer",
    title: "Offer it",
    how: "Only if you want to: something you're glad to do instead.",
    phrases: {
      work: [
        "I can look at it first thing tomorrow.",
        "I can give you half an hour on Thursday.",
        "If it can wait, I'll pick it up on Monday.",
      ],
      family: [
        "After dinner, I'd love to hear about your day.",
        "I'd love to hear about your trip instead.",
        "I can call on Wednesday evening, when I have time to listen.",
      ],
      social: [
        "A walk on Saturday morning would suit me better.",
        "I'd love to come to the next one.",
        "I can meet for coffee before it gets loud.",
      ],
      personal: [
        "I'll let you know tomorrow at noon.",
        "I'm around on Sunday from two o'clock.",
        "For anything urgent, a phone call reaches me.",
      ],
    },
  },
];
