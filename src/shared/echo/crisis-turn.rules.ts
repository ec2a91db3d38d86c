import type { Risk } from "../crisis/risk.ts";
import { MISREAD_REPLY } from "./crisis-choices.content.ts";
import { choiceIn, choicesAfterCheck, choicesBeside, choicesInstead } from "./crisis-choices.rules.ts";
import { localFor } from "./crisis-country.rules.ts";
import { type Danger, isGuess, NO_DANGER } from "./crisis-danger.rules.ts";
import { isNoTo, restOf } from "./crisis-denial.rules.ts";
import { tempered } from "./crisis-evidence.rules.ts";
import { withFearedAsPronoun } from "./crisis-feared.rules.ts";
import { DANGER_WORDS } from "./crisis-languages.content.ts";
import { languageSpoken } from "./crisis-languages.rules.ts";
import { LEAVES } from "./crisis-parts.content.ts";
import { type Reader, type Reading, readMessage } from "./crisis-reading.rules.ts";
import { ACUTE_REPLIES, ANYWAY, CARRY_ON, CHECKS, FIRST_REPLIES, LEADS } from "./crisis-replies.content.ts";
import { type CrisisReply, replyTo } from "./crisis-reply.rules.ts";
import { type ScoreDanger, scoreNothing } from "./crisis-scores.rules.ts";
import { afterMessage, afterTold, OFTEN_REFUTED } from "./crisis-state.rules.ts";
import { nextIn, placeOf } from "./crisis-talk.rules.ts";
import { isAskedDirectly, leadIn, type Told, toldIn } from "./crisis-told.rules.ts";
import { ECHO_HISTORY_USED, ECHO_MESSAGE_MAX, type EchoChat, type EchoMessage } from "./echo.contract.ts";

/** The person's last six messages, with what Echo said to each. */
const SEEN = 12;

/** What hints have to add up to for somebody who goes to be asked. */
const OWED = 0.3;

/** What a conversation says about danger, and what Echo answers to it. */
export interface CrisisTurn {
  /** The risk of the conversation; "none" once a mere suspicion was denied. */
  risk: Risk;
  /** The whole reply, or null when a speaker may go on beside the card. */
  text: string | null;
  /** Said before what the speaker says: a suspicion was wrong, or something is only guessed and asked about softly. */
  lead: string | null;
  /** What the speaker answers: the message, without the denial that the lead answers. */
  message: string;
  /** What the person can tap, where the danger may be another one. */
  suggestions: readonly string[];
}

/**
 * Reads a conversation for danger and chooses the reply. What was said in words stays, whatever follows; what was only
 * suspected is settled by a no to the question itself. Null without any danger.
 * @param scoreDanger reads meanings; without it, words decide alone
 */
export async function crisisTurn(
  { message, history }: Pick<EchoChat, "message" | "history">,
  scoreDanger: ScoreDanger = scoreNothing,
): Promise<CrisisTurn | null> {
  const local = localFor(history, message);
  const inUs = history.map((one) =>
    one.role === "assistant" ? { ...one, content: local.inUs(one.content) } : one,
  );
  const turn = await turnIn({ message, history: inUs }, scoreDanger);
  if (turn === null) return null;
  const { text, lead } = turn;
  return {
    ...turn,
    text: text === null ? null : local.inLocal(text),
    lead: lead === null ? null : local.inLocal(lead),
  };
}

/** The same in the words for the US, in which the replies are written. */
async function turnIn(
  { message, history }: Pick<EchoChat, "message" | "history">,
  scoreDanger: ScoreDanger,
): Promise<CrisisTurn | null> {
  const read = withFearedAsPronoun([...history, { role: "user", content: message }]);
  const seen = read.slice(0, -1).slice(-SEEN);
  const spoken = history.filter(({ role }) => role === "assistant").map(({ content }) => content);
  const last = toldIn(spoken.findLast((text) => text !== MISREAD_REPLY) ?? "");
  const before = await dangerIn(seen, scoreDanger);
  const heard = await readMessage(read.at(-1)?.content ?? message, readerAfter(seen, scoreDanger));
  const said = tempered(before, heard);
  const now = afterMessage(before, heard, last, spoken.at(-1) === MISREAD_REPLY);
  const language = languageSpoken(message, last);
  const { risk } = now;

  if (now.denials > before.denials && risk.level === "none") {
    if (last === null && !spoken.some((text) => toldIn(text)?.isCheck)) return null;
    const asked = last !== null && isAskedDirectly(last) ? ` ${ANYWAY[placeOf(before).kind]}` : "";
    if (language.language !== "en" && last?.language === language.language)
      return { risk, text: DANGER_WORDS[language.language].cleared, lead: null, message, suggestions: [] };
    return afterDenial({ message, lead: `${nextIn(LEADS, spoken)}${asked}`, spoken });
  }
  if (risk.level === "none") {
    const isOwed =
      now.suspicion >= OWED && now.denials === 0 && !now.parts.has("everyday") && LEAVES.test(message);
    return isOwed && !spoken.some((text) => toldIn(text)?.isCheck) ? askedAtParting(message) : null;
  }
  // The card stays beside what was said in unmistakable words, and the person is no longer asked.
  if (now.refuted >= OFTEN_REFUTED) return { risk, text: null, lead: null, message, suggestions: [] };
  const reply = replyTo({ before, now, said, language, spoken, last });
  // Nothing came of a guess, nor of the question about it.
  if (isGuess(now) && last === null && reply.text === null && reply.lead === null) return null;
  const suggestions = language.language === "en" ? suggestionsFor(now, reply) : [];
  return { risk, message, suggestions, ...reply };
}

/** None where the danger is certain or help is near; to a child, and when seconds count, nothing stands beside the reply. */
function suggestionsFor(now: Danger, { text, lead }: CrisisReply): readonly string[] {
  if (now.isSafe || now.isChild || now.risk.level === "acute") return [];
  if (lead !== null) return choicesAfterCheck(now);
  if (text === MISREAD_REPLY) return choicesInstead(now);
  return text !== null && !now.isCertain && !now.hasThoughts ? choicesBeside(now) : [];
}

/** Somebody of whom the classifier suspected something is asked before they go, instead of a goodbye. */
function askedAtParting(message: string): CrisisTurn {
  const risk: Risk = { level: "oblique", kind: "self", subject: "me" };
  return { risk, text: CHECKS.self.me, lead: null, message, suggestions: [] };
}

/** The speaker answers what the denial says besides; where it says nothing, the open question is asked again. */
function afterDenial({
  message,
  lead,
  spoken,
}: {
  message: string;
  lead: string;
  spoken: readonly string[];
}): CrisisTurn {
  const { risk } = NO_DANGER;
  const checked = CHECK_TEXTS.find((text) => spoken.at(-1)?.startsWith(text));
  const suggestions: readonly string[] = [];
  const isChoice = choiceIn(message) !== null;
  if (checked === undefined && !isChoice) return { risk, text: null, lead, message, suggestions };
  const rest = isChoice ? "" : restOf(message);
  if (rest !== "") return { risk, text: null, lead, message: rest, suggestions };
  const asked = checked === undefined ? "" : (spoken.at(-1)?.replace(checked, "") ?? "");
  const question = /[^.!?\n]+\?\s*$/.exec(asked)?.[0].trim();
  return { risk, text: `${lead} ${question ?? CARRY_ON}`, lead: null, message, suggestions };
}

const CHECK_TEXTS = Object.values(CHECKS).flatMap((bySubject) => Object.values(bySubject));

/** The first reply to a danger that was put into words. */
export function openingOf({ level, kind, subject }: Risk): string {
  return (level === "acute" ? ACUTE_REPLIES : FIRST_REPLIES)[kind ?? "self"][subject ?? "me"];
}

/** What the messages in view tell; what came before them shows in what Echo asked. */
async function dangerIn(seen: readonly EchoMessage[], scoreDanger: ScoreDanger): Promise<Danger> {
  const readings = await Promise.all(
    seen.map(({ role, content }, i) =>
      role === "user"
        ? readMessage(content.slice(0, ECHO_MESSAGE_MAX), readerAfter(seen.slice(0, i), scoreDanger))
        : null,
    ),
  );
  let danger = NO_DANGER;
  let last: Told | null = null;
  for (const [index, { role, content }] of seen.entries()) {
    const reading = readings[index];
    if (role === "user" && reading) {
      const isOld = index < seen.length - ECHO_HISTORY_USED;
      const isMisread = seen[index - 1]?.content === MISREAD_REPLY;
      danger = afterMessage(danger, isOld ? withoutSuspicion(reading) : reading, last, isMisread);
      continue;
    }
    // The question before it is still open.
    if (content === MISREAD_REPLY) continue;
    last = toldIn(content);
    if (last) danger = afterTold(danger, last);
    // What it answered is out of sight.
    if (index < 2 && leadIn(content) && danger.denials === 0) danger = { ...danger, denials: 1, hints: -1 };
  }
  return danger;
}

/** What only the classifier suspected is forgotten sooner than what was said. */
function withoutSuspicion(said: Reading): Reading {
  return { ...said, risk: said.plain ?? NO_DANGER.risk, suspicion: { ...said.suspicion, score: 0 } };
}

function readerAfter(messages: readonly EchoMessage[], scoreDanger: ScoreDanger): Reader {
  const before = messages.filter(({ role }) => role === "user").map(({ content }) => content);
  return { earlier: sinceAsked(messages), before, scoreDanger };
}

/** What the person wrote since Echo last asked about danger and had its no: what came before has been answered. */
function sinceAsked(messages: readonly EchoMessage[]): string[] {
  const asked = messages.findLastIndex(
    ({ role, content }) => role === "assistant" && toldIn(content) !== null,
  );
  return messages
    .slice(asked + 1)
    .filter(({ role }) => role === "user")
    .map(({ content }) => content)
    .filter((content, index) => asked < 0 || index > 0 || !isNoTo(content));
}
