import type { Risk } from "../crisis/risk.ts";
import { isGraver, isInDanger } from "../crisis/risk-level.rules.ts";
import { checkFor } from "./crisis-check.rules.ts";
import { afterMessage, type Danger, inContext, NO_DANGER } from "./crisis-danger.rules.ts";
import { restOf } from "./crisis-denial.rules.ts";
import { type Reading, readMessage } from "./crisis-reading.rules.ts";
import { ACUTE_REPLIES, CARRY_ON, FIRST_REPLIES, LEADS } from "./crisis-replies.content.ts";
import { replyTo } from "./crisis-reply.rules.ts";
import { isCheck, KINDS, leadIn, type Told, toldIn } from "./crisis-told.rules.ts";
import { ECHO_HISTORY_USED, ECHO_MESSAGE_MAX, type EchoChat, type EchoMessage } from "./echo.contract.ts";

/** The person's last six messages, with what Echo said to each. */
const SEEN = 12;

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
}

/**
 * Reads a conversation for danger and chooses the reply. What was said in words stays, whatever follows; what was only
 * suspected is settled by a no. Null without any danger.
 */
export async function crisisTurn({
  message,
  history,
}: Pick<EchoChat, "message" | "history">): Promise<CrisisTurn | null> {
  const seen = history.slice(-SEEN);
  const spoken = history.filter(({ role }) => role === "assistant").map(({ content }) => content);
  const told = spoken.flatMap((content) => toldIn(content) ?? []);
  const leads = spoken.flatMap((content) => leadIn(content) ?? []);
  const last = toldIn(spoken.at(-1) ?? "");

  const before = await dangerIn(seen);
  const said = inContext(await readMessage(message), before, last);
  const now = afterMessage(before, said, last);

  const isDenied =
    now.denials > before.denials && now.risk.level !== "explicit" && now.risk.level !== "acute";
  const wasAsked = last !== null || (before.denials === 0 && told.some(isCheck));
  const lead = isDenied && wasAsked ? nextOf(LEADS, leads) : null;
  const talk = { before, now, said, told: told.map((one) => one.text), last };
  const text = replyTo(talk);
  if (now.risk.level === "none" && lead === null) return null;
  if (text !== null) return { risk: now.risk, text, lead: null, message };
  if (lead === null || !told.some(isCheck))
    return { risk: now.risk, text, lead: lead ?? checkFor(talk), message };
  const rest = restOf(message);
  if (rest !== "") return { risk: now.risk, text, lead, message: rest };
  return {
    risk: now.risk,
    text: `${lead} ${lastQuestion(spoken.at(-1) ?? "") ?? CARRY_ON}`,
    lead: null,
    message,
  };
}

/** The first reply to a danger that was put into words. */
export function openingOf({ level, kind, subject }: Risk): string {
  return (level === "acute" ? ACUTE_REPLIES : FIRST_REPLIES)[kind ?? "self"][subject ?? "me"];
}

/** What the messages in view tell; what came before them shows in what Echo said first. */
async function dangerIn(seen: readonly EchoMessage[]): Promise<Danger> {
  const readings = await Promise.all(seen.map(readingOf));
  let danger = NO_DANGER;
  let last: Told | null = null;
  for (const [index, { role, content }] of seen.entries()) {
    const reading = readings[index];
    if (role === "user" && reading) {
      const said = inContext(reading, danger, last);
      const isOld = index < seen.length - ECHO_HISTORY_USED;
      danger = afterMessage(danger, isOld ? withoutSuspicion(said) : said, last);
      continue;
    }
    last = toldIn(content);
    if (last) danger = afterTold(danger, last);
    // What it answered is out of sight.
    if (index < 2 && leadIn(content) && danger.denials === 0)
      danger = { ...danger, denials: 1, settled: new Set(KINDS) };
  }
  return danger;
}

/** What only the classifier suspected is forgotten sooner than what was said. */
function withoutSuspicion(said: Reading): Reading {
  return { ...said, risk: said.plain ?? NO_DANGER.risk };
}

function readingOf({ role, content }: EchoMessage): Promise<Reading> | null {
  return role === "user" ? readMessage(content.slice(0, ECHO_MESSAGE_MAX)) : null;
}

/** What Echo said shows what it knew; its cause may be out of sight. */
function afterTold(danger: Danger, told: Told): Danger {
  const { risk, isPlain, hasThoughts, isBody, isBaby } = told;
  const isNews =
    danger.risk.level === "none" || (isPlain && (!danger.isPlain || isGraver(risk, danger.risk)));
  if (risk.level === "none" || !isNews) return danger;
  return {
    ...danger,
    risk,
    isPlain: isPlain && isInDanger(risk),
    isCertain: isPlain && (hasThoughts || risk.level === "acute"),
    hasThoughts: danger.hasThoughts || hasThoughts,
    isBody: danger.isBody || isBody,
    isBaby: danger.isBaby || isBaby,
    isNear: danger.isNear || risk.level === "acute",
    suspicions: danger.suspicions + 1,
  };
}

/** The question that Echo's own reply ended with, which a denial of the check left open. */
function lastQuestion(content: string): string | null {
  const reply = isCheck(toldIn(content)) ? content.replace(toldIn(content)?.text ?? "", "") : content;
  return /[^.!?\n]+\?\s*$/.exec(reply)?.[0].trim() ?? null;
}

function nextOf(texts: readonly string[], said: readonly string[]): string | null {
  return texts.find((text) => !said.includes(text)) ?? texts[0] ?? null;
}
