import type { Answer } from "./crisis-answer.ts";
import { ABUSE_ANSWERS } from "./crisis-answers-abuse.content.ts";
import { ASKED_ANSWERS, UNKNOWN_ANSWERS } from "./crisis-answers-asked.content.ts";
import { BODY_ANSWERS } from "./crisis-answers-body.content.ts";
import { HARM_ANSWERS, LATER_HARM_ANSWERS } from "./crisis-answers-harm.content.ts";
import { OWN_ANSWERS } from "./crisis-answers-own.content.ts";
import { QUESTION_ANSWERS } from "./crisis-answers-questions.content.ts";
import { LATER_TOPIC_ANSWERS, TOPIC_ANSWERS } from "./crisis-answers-topics.content.ts";
import { WORRY_ANSWERS } from "./crisis-answers-worry.content.ts";

/** In this order: the first with something new to say is said. {who} is the person named, as the writer calls them. */
export const ANSWERS: readonly Answer[] = [
  ...BODY_ANSWERS,
  ...HARM_ANSWERS,
  ...TOPIC_ANSWERS,
  ...ASKED_ANSWERS,
  ...ABUSE_ANSWERS,
  ...WORRY_ANSWERS,
  ...QUESTION_ANSWERS,
  ...LATER_HARM_ANSWERS,
  ...OWN_ANSWERS,
  ...LATER_TOPIC_ANSWERS,
  ...UNKNOWN_ANSWERS,
];
