import { type Conversation, type GuidedReply, plainly } from "./conversation.rules.ts";
import { FLOW } from "./flow.content.ts";
import { PET_LOSS } from "./pet-loss.content.ts";

const PET =
  /\b(?:my|our) (?:[\w']+ ){0,2}(dog|cat|puppy|kitten|pet|horse|rabbit|beagle|lab|retriever|bird|parrot|hamster)\b(?:,? \w+,?)?.{0,20}\b(?:died|passed|is dying|put (?:him|her|it) (?:down|to sleep)|put (?:down|to sleep))\b/i;
/** Whether a message tells that an animal of theirs has died. */
export const tellsOfLostPet = (text: string): boolean => PET.test(text);

const HAS_DIED = /\b(?:died|passed|had to (?:put|have))\b/i;

/** Their own name for it, as they wrote it. */
const NAME =
  /\b(?:dog|cat|puppy|kitten|pet|horse|rabbit|beagle|lab|retriever|bird|parrot|hamster),? (?<name>[A-Z][a-z]+)\b|\bname(?: (?:is|was)|,)? (?<said>[A-Z][a-z]+)\b/;

/** What the animal was called; null where they didn't say, or wrote it small. */
export function petNameIn(texts: readonly string[]): string | null {
  const groups = texts.map((text) => NAME.exec(text)?.groups).find((found) => found !== undefined);
  return groups?.name ?? groups?.said ?? null;
}

/** Whether Echo has spoken of an animal that died. */
export const hasSpokenOfPet = (said: readonly string[]): boolean =>
  Object.values(PET_LOSS)
    .flat()
    .some((way) => said.some((reply) => way.split(/\{name\}/i).every((part) => reply.includes(part))));

type Matter = keyof typeof PET_LOSS;

/** What they tell of, the first sign that fits. Null leaves it to others: a question, a child who is to be told. */
const MATTERS: readonly (readonly [RegExp, Matter | null])[] = [
  [
    /\b(?:kids?|child|son|daughter)\b|\b(?:boss|work|coworkers?)\b|\bsilly\b|\bjust a (?:dog|cat|pet)\b/,
    null,
  ],
  [
    /\b(?:husband|wife|partner|sister|brother|mom|dad|friends?|they|everyone|he|she) (?:already )?(?:wants?|says?|thinks?|keeps?|offered|bought).{0,40}\b(?:kitten|puppy|another|new)\b/,
    "newOneOfOthers",
  ],
  [/\b(?:might|could|will|i'll|ill|going to|gonna) (?:\w+ )?(?:call|phone|visit|see|text|talk to)\b/, "call"],
  [
    /\b(?:waited|too (?:late|soon|long|early)|should(?:'ve| have| of)|my fault|guilt\w*|if i(?:'d| had)|could(?:'ve| have))\b/,
    "guilt",
  ],
  [/\b(?:evenings?|nights?|mornings?|o'clock|\d ?[ap]m|after (?:work|dinner|supper)|tv)\b/, "hour"],
  [/\b(?:spot|bed|bowls?|leash|collar|toys?|couch|corner|chair|blanket|door)\b/, "spot"],
  [/\bnew (?:dog|cat|one|pet|puppy|kitten)\b|\banother (?:dog|cat|one|pet)\b/, "newOne"],
  [/\b(?:used to|always|would|was a|loved|favorite|remember|miss)\b/, "memory"],
];

/** An answer to somebody whose animal has died; null where it is a question of another kind, or still to be decided. */
export function petLoss(conversation: Conversation): GuidedReply | null {
  const { written, said, turn, lower } = conversation;
  const lost = [...written, turn.message].find(tellsOfLostPet);
  if (lost === undefined) return null;
  const isFirst = !written.includes(lost);
  const [, matter = "listening"] = MATTERS.find(([sign]) => sign.test(lower)) ?? [];
  const isOpen = matter === "listening" && FLOW.question.test(lower);
  if (matter === null || isOpen || FLOW.ending.test(lower)) return null;
  if (isFirst && (matter === "listening" || !HAS_DIED.test(lost))) return null;
  const name = petNameIn([...written, turn.message]) ?? `your ${PET.exec(lost)?.[1]?.toLowerCase() ?? "pet"}`;
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  const ways = PET_LOSS[matter].map((way) => way.replaceAll("{name}", name).replaceAll("{Name}", capital));
  // Whoever asks what to do is told first, not asked.
  const fitting = matter === "hour" && lower.includes("what") ? ways.slice(1) : ways;
  const way = fitting.find((one) => !said.some((reply) => reply.includes(one))) ?? fitting.at(-1);
  return plainly(isFirst && `I'm so sorry about ${name}.`, way);
}
