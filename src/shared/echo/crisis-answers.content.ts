import type { Answer } from "./crisis-answer.ts";
import { ABUSE_ANSWERS } from "./crisis-answers-abuse.content.ts";
import { ASKED_ANSWERS, UNKNOWN_ANSWERS } from "./crisis-answers-asked.content.ts";
import { BODY_ANSWERS } from "./crisis-answers-body.content.ts";
import { OWN_ANSWERS } from "./crisis-answers-own.content.ts";
import { QUESTION_ANSWERS } from "./crisis-answers-questions.content.ts";
import { WORRY_ANSWERS } from "./crisis-answers-worry.content.ts";

/** In this order: the first with something new to say is said. {who} is the person named, as the writer calls them. */
export const ANSWERS: readonly Answer[] = [
  ...BODY_ANSWERS,
  ...ASKED_ANSWERS,
  ...ABUSE_ANSWERS,
  ...WORRY_ANSWERS,
  ...QUESTION_ANSWERS,
  ...OWN_ANSWERS,
  ...UNKNOWN_ANSWERS,
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
    on: "toHelpers",
    texts: [
      "Say: “I'm a kid, I'm scared, and I need help. Please come.” Say your street if you know it, or what you can see outside. They help you with the rest, so stay on the phone, and whisper if you have to.",
    ],
  },
  {
    on: "arrested",
    texts: [
      "Grown-ups decide that, not you. Calling is for you to be safe, and what happens after it isn't your fault. The police can also make sure that nobody gets hurt tonight.",
    ],
  },
  {
    on: "whereGo",
    texts: [
      "Yes, if you can get there without being hurt, all of you together and straight there. Say: “Please let us in and call the police.” If it isn't safe to go, stay hidden and call.",
    ],
  },
  {
    on: "words",
    kinds: ["self"],
    texts: [
      "You can say: “I have to tell you something big. I'm so sad that I don't want to be alive. Please stay with me.” If it's hard to say, show what you wrote here. It's good that you're with a grown-up.",
    ],
  },
  {
    on: "words",
    texts: [
      "You can say: “I have to tell you something, and I'm scared. Somebody at home hurts us. Please help me.” If it's hard to say, show what you wrote here.",
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
    on: "person",
    kinds: ["self"],
    texts: [
      "{who} is a good person to tell. It's all right to wake or bother a grown-up for this. You can say: “I need you right now. Please stay with me.”",
    ],
  },
  {
    on: "asked",
    texts: [
      "I'm a computer program and I don't know that. The kind grown-ups at Childhelp or at the emergency number can tell you; you can ask them just like you asked me.",
    ],
  },
  {
    on: "alone",
    texts: ["Being alone with this is hard. A neighbor's door, or a phone, gets you to a grown-up."],
  },
];
