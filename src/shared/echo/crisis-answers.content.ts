import type { Answer } from "./crisis-answer.ts";
import { ABUSE_ANSWERS } from "./crisis-answers-abuse.content.ts";
import { BODY_ANSWERS } from "./crisis-answers-body.content.ts";
import { OWN_ANSWERS } from "./crisis-answers-own.content.ts";
import { QUESTION_ANSWERS } from "./crisis-answers-questions.content.ts";
import { WORRY_ANSWERS } from "./crisis-answers-worry.content.ts";

/** In this order: the first with something new to say is said. {who} is the person named, as the writer calls them. */
export const ANSWERS: readonly Answer[] = [
  ...BODY_ANSWERS,
  ...ABUSE_ANSWERS,
  ...WORRY_ANSWERS,
  ...QUESTION_ANSWERS,
  ...OWN_ANSWERS,
];

/** To a child, in simple words. */
export const CHILD_ANSWERS: readonly Answer[] = [
  {
    on: "near",
    kinds: ["abuse", "others"],
    texts: [
      "Be as quiet as you need to be. If there's a way out to other people, take it when it's safe. If you can reach a phone, call the emergency number and leave the line open; you can whisper, or say nothing.",
      "Stay quiet, and don't answer through the door. If somebody comes in to hurt you, you may run to a neighbor, or scream so that people hear. The emergency number is 911 in the US and Canada, 112 in Europe, 999 in the UK.",
      "You're doing this very well. Keep still if that's safest. The emergency number works from any phone, also a locked one, and they listen even if you only whisper.",
    ],
  },
  {
    on: "asksCall",
    texts: [
      "It's a phone number where kind grown-ups help people who are very sad or scared. Kids can call it, too. You can say: “I'm a kid and I need help.”",
    ],
  },
  {
    on: "secrecy",
    texts: [
      "I don't tell anyone. But a secret that hurts is one you're allowed to tell, and telling it isn't being bad.",
    ],
  },
  {
    on: "leaving",
    texts: [
      "Please wait a moment, and don't go outside alone. Find a grown-up first, and stay where people are.",
      "Don't go yet, please. First tell one grown-up what you told me.",
    ],
  },
  {
    on: "time",
    texts: [
      "Then a grown-up has to know before that, and you're allowed to wake them up or call them at work.",
    ],
  },
  {
    on: "alone",
    texts: ["Being alone with this is hard. A neighbor's door, or a phone, gets you to a grown-up."],
  },
];
