import type { Danger } from "./crisis-danger.rules.ts";
import type { Reading } from "./crisis-reading.rules.ts";
import { TOPIC_REPLIES } from "./crisis-topic-replies.content.ts";

/** What the person asks or names, where there is something new to say. */
export function topicReply({ risk }: Danger, { signs }: Reading, told: readonly string[]): string | null {
  for (const { on, kinds, subject, texts } of TOPIC_REPLIES) {
    const fits = signs.has(on) && (!kinds || (risk.kind !== null && kinds.includes(risk.kind)));
    const text =
      fits && (!subject || subject === risk.subject) ? texts.find((one) => !told.includes(one)) : undefined;
    if (text !== undefined) return text;
  }
  return null;
}

export function isAsking({ signs }: Reading): boolean {
  return TOPIC_REPLIES.some(({ on }) => signs.has(on));
}

/** Nothing but a joke or a taking back; "pretend" and "it's a story" count, "lol" within a sentence doesn't. */
export function isJoke({ signs, text }: Reading): boolean {
  return signs.has("kidding") && signs.has("kiddingWord") && text.length < 80;
}

export function unsaidOrNull(texts: readonly string[], told: readonly string[]): string | null {
  return texts.find((text) => !told.includes(text)) ?? null;
}

/** The text after the one that was said last; earlier ones may be out of sight. */
export function unsaid(texts: readonly string[], told: readonly string[]): string {
  const newest = texts.indexOf(told.findLast((text) => texts.includes(text)) ?? "");
  const inTurn = [...texts.slice(newest + 1), ...texts.slice(0, newest + 1)];
  return unsaidOrNull(inTurn, told) ?? inTurn[0] ?? "";
}
