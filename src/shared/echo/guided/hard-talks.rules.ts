import { type Conversation, type GuidedReply, plainly } from "./conversation.rules.ts";

const THEY = "(?:he|she|they|my [a-z]+)(?:'s|'re|s)?";
/** What the other may do when something is said to them, and what helps then. */
const ANSWERS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `\\b${THEY} (?:(?:just|really|still) )?(?:(?:gets?|is|are|'s|will be|starts?) (?:\\w+ )?(?:mad|angry|upset|loud|defensive|yell\\w*|pissed)|blows? up|flips? out|freaks? out|explodes?|loses? it|storms? (?:off|out)|walks? (?:off|out|away)|hangs? up)`,
    ),
    "Let them be upset for a minute and don't argue back. Then, calmly: “I can see this bothers you. I still mean it, and I'd like to hear your side.” If it gets loud, stop: “Let's talk again tomorrow.” What are they most likely to say?",
  ],
  [
    new RegExp(
      `\\b${THEY} (?:(?:just|still|all) )?(?:ignores?|doesn'?t (?:answer|reply|respond)|don'?t (?:answer|reply|respond)|never (?:answers?|repl(?:y|ies))|leaves? (?:me|it) on read)`,
    ),
    "Then go one step nearer than last time: a call in place of a text, or in person, with one question that takes a yes or no and a day: “Can you take Saturdays, yes or no, by Sunday?” And decide now what you'll do on Monday if nothing comes. What would that be?",
  ],
  [
    new RegExp(
      `\\b${THEY} (?:laughs?|makes? fun|thinks? (?:it'?s|i'?m|im) (?:dumb|stupid|silly|weird|crazy))`,
    ),
    "Then let it pass and say it once more, without a smile: “I mean it.” Most people laugh because they didn't see it coming. If it isn't taken seriously the second time, you've learned something, and you can choose somebody else to tell. Whose answer matters most to you?",
  ],
  [
    new RegExp(
      `\\b${THEY} (?:still |just )?(?:says? (?:no|that'?s (?:just )?(?:part of|how)|it'?s (?:just )?(?:part of|how))|refuses?\\b|won'?t\\b)`,
    ),
    "Then ask once what would work: “Okay. What could you agree to instead?” A smaller yes is worth having, and you'll know where you stand. Write down what was said and when. What's the least you'd need?",
  ],
  [
    new RegExp(`\\b${THEY} (?:lies?|denies|is lying|denied)\\b`),
    "Then don't set a trap. Say what you know: “I already know what happened. I'm more worried about it being hidden than about the thing itself.” Then wait. An honest answer a minute late still counts. What do you know for sure?",
  ],
  [
    new RegExp(`\\b${THEY} (?:cries|starts crying|is hurt|gets hurt)\\b`),
    "Then stop and let them cry. “I'm not saying this to hurt you. Take your time.” You don't have to take it back. What would you like them to remember from the talk?",
  ],
];

/** What to do if the other takes it badly: "what if she gets mad". Null for any other question. */
function whatIf({ lower, said }: Conversation): GuidedReply | null {
  if (!/\bwhat if\b/.test(lower)) return null;
  const found = ANSWERS.find(([sign]) => sign.test(lower));
  return found && !said.includes(found[1]) ? plainly(found[1]) : null;
}

/** "my teenager scraped the car and didnt tell me" */
const KEPT_FROM_ME =
  /\b(?:my|our) (?<who>\d+ ?(?:-| )?year ?(?:-| )?old|teen\w*|son|daughter|kid|husband|wife|partner|boyfriend|girlfriend|roommate|mom|dad|brother|sister)\b(?<what>[^.!?]{4,60}?) (?:and|but) (?:he |she |they )?(?:didn'?t|never|did not|hasn'?t|wouldn'?t) (?:even )?(?:tell|told|say anything to) (?:me|us)\b/i;
const THING = /\b(?:the|my|our) (?<thing>(?!\w+ing\b)[a-z]+)\b/;

/** Something that was kept from them: it is the silence that has to be spoken about, not the thing alone. */
function keptFromMe({ lower, written }: Conversation): GuidedReply | null {
  const texts = [...written.map((text) => text.toLowerCase()), lower];
  const kept = texts.map((text) => KEPT_FROM_ME.exec(text)?.groups).find((groups) => groups !== undefined);
  if (!kept) return null;
  const about = `the ${THING.exec(kept.what ?? "")?.groups?.thing ?? "thing"}`;
  if (KEPT_FROM_ME.test(lower))
    return plainly(
      `That stings twice: what happened to ${about}, and that you had to find out yourself. Nothing has to be said in the first heat. Are you more worried about ${about}, or about not being told?`,
    );
  return /\bhow (?:do|should|can) i\b.*\b(?:bring|say|tell|talk|ask|start)\b|\bwhat (?:do|should|can) i say\b/.test(
    lower,
  )
    ? plainly(
        `Pick a moment when nobody is in a hurry, in the car or over food, and keep your voice low: “I know about ${about}. I'm not going to yell. I'd like to hear it from you.” Then let them talk to the end, and agree together on how to make it right.`,
      )
    : null;
}

/** How to speak about something hard: what was kept from them, and what to do if the other takes it badly. */
export const hardTalk = (conversation: Conversation): GuidedReply | null =>
  whatIf(conversation) ?? keptFromMe(conversation);
