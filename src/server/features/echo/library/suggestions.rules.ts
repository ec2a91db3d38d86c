import { stemOf, tellingWordsIn } from "#server/platform/words/stems.ts";
import { SUGGESTED_MAX } from "#shared/echo/guided/known-matter.rules.ts";
import { sentenceCase } from "#shared/understanding/goal-wording.rules.ts";
import type { Topic } from "./entries.rules.ts";

/** So many topics at once can be taken in at a glance. */
const OFFERED_MAX = 3;

/** Said when none of the offered topics is meant. */
export const SOMETHING_ELSE = "Something else";

/** Before the topics of which one may be meant. */
const ASKS_WHICH: readonly string[] = [
  "I want to get this right. Is it about",
  "Which comes closest? Is it about",
  "Help me understand. Is it about",
];

/**
 * What the person may want to say after a reply of this topic: its branches that weren't said yet. Once the topic's own
 * question was answered, only questions are left of them.
 */
export function suggestedAfter(
  topic: Topic,
  { isNew, isAnswered }: { isNew: (text: string) => boolean; isAnswered: boolean },
): string[] {
  return topic.then
    .flatMap(({ suggestion, reply }) => (suggestion !== undefined && isNew(reply) ? [suggestion] : []))
    .filter((suggestion) => !isAnswered || suggestion.endsWith("?"))
    .slice(0, SUGGESTED_MAX);
}

export interface Offer {
  text: string;
  suggestions: string[];
}

/** A question which of these topics is meant; null without any. @param place varies the words */
export function offerOf(topics: readonly Topic[], place: number): Offer | null {
  const labels = topics.flatMap(({ label }) => label ?? []).slice(0, OFFERED_MAX);
  if (labels.length === 0) return null;
  return {
    text: `${ASKS_WHICH[place % ASKS_WHICH.length]} ${listed(labels)}?`,
    suggestions: [...labels.map(sentenceCase), SOMETHING_ELSE],
  };
}

function listed(labels: readonly string[]): string {
  const last = labels.at(-1) ?? "";
  if (labels.length < 2) return last;
  return `${labels.slice(0, -1).join(", ")}${labels.length > 2 ? "," : ""} or ${last}`;
}

/** The topics that a reply asked about; empty when it asked about none. */
export function offeredIn(reply: string, topics: readonly Topic[]): Topic[] {
  const opening = ASKS_WHICH.find((words) => reply.includes(words));
  if (opening === undefined) return [];
  const list = reply.slice(reply.indexOf(opening) + opening.length);
  const places = topics.flatMap((topic) => {
    const at = topic.label === undefined ? -1 : list.indexOf(` ${topic.label}`);
    const rest = list.slice(at + 1 + (topic.label?.length ?? 0));
    return at >= 0 && /^(?:[,?]| or )/.test(rest) ? [{ topic, at }] : [];
  });
  return places.sort((one, other) => one.at - other.at).map(({ topic }) => topic);
}

const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[’']/g, "")
    .replace(/[.!?]+$/, "")
    .trim();

/** What a message begins with, before it goes on. */
const openingOf = (message: string): string =>
  plainly(message.split(/[.,;:!?\n]|\s(?:but|and|because|cuz|bc|so)\s/i, 1)[0] ?? "");

const ORDINALS = [
  /^(?:the )?(?:1|1st|first|former)(?: one)?$/,
  /^(?:the )?(?:2|2nd|second)(?: one)?$/,
  /^(?:the )?(?:3|3rd|third)(?: one)?$/,
];
const LAST = /^(?:the )?(?:last|latter)(?: one)?$/;
const YES = /^(?:yes|yeah|yep|yup|yes it is|that one|thats it|exactly|right|correct)$/;
const NONE =
  /^(?:no|nope|none|neither|none of (?:those|these|them|the above)|no,? none|not really|something else|no,? something else|other)\b/;

/** Whoever says more than this has said what it is. */
const NONE_WORDS = 4;
/** In so many words, a topic's name may be repeated in part. */
const NAMING_WORDS = 8;

/**
 * Which of the offered topics a message chooses: by its label, a part of it or its number. "none" for something else, null
 * when it doesn't say.
 */
export function chosenOf(message: string, offered: readonly Topic[]): Topic | "none" | null {
  if (offered.length === 0) return null;
  const plain = plainly(message);
  const byNumber = ORDINALS.findIndex((form) => form.test(plain));
  if (byNumber >= 0) return offered[byNumber] ?? null;
  if (LAST.test(plain)) return offered.at(-1) ?? null;
  if (YES.test(plain) && offered.length === 1) return offered[0] ?? null;
  if (NONE.test(plain) && plain.split(/\s+/).length <= NONE_WORDS) return "none";
  const opening = openingOf(message.replace(/^(?:yes|yeah)\b[\s,.]*/i, "")).replace(LEAD_IN, "");
  const named = offered.find(({ label = "" }) => begins(plainly(label), opening));
  if (named || opening.split(/\s+/).length > NAMING_WORDS || NONE.test(opening)) return named ?? null;
  const own = new Set(stemsIn(opening));
  const sharing = offered.filter(({ label = "" }) => stemsIn(label).some((stem) => own.has(stem)));
  return sharing.length === 1 ? (sharing[0] ?? null) : null;
}

const LEAD_IN = /^(?:its|it is)(?: about)? |^about /;

/** Whether a label begins with these words, of which one at least tells something. */
const begins = (label: string, words: string): boolean =>
  words !== "" && `${label} `.startsWith(`${words} `) && stemsIn(words).length > 0;

const stemsIn = (text: string): string[] => tellingWordsIn(text.toLowerCase()).map(stemOf);

/** The place of the branch whose suggestion the message is, begins or ends with; -1 for none. */
export function suggestedBranch(message: string, topic: Topic): number {
  const last =
    message
      .trim()
      .split(/(?<=[.!?])\s+/)
      .at(-1) ?? "";
  const ways = [plainly(message), openingOf(message), plainly(last)].filter((way) => way !== "");
  return topic.then.findIndex(
    ({ suggestion }) => suggestion !== undefined && ways.includes(plainly(suggestion)),
  );
}
