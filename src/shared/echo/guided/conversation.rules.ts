import { type Goal, readGoal } from "#shared/understanding/goal.rules.ts";
import { languagesOf } from "#shared/understanding/language.rules.ts";
import { normalForm } from "#shared/understanding/normal-form.rules.ts";
import { wordsOf } from "#shared/understanding/phrases.rules.ts";
import type { EchoProposalInput } from "../echo.contract.ts";
import type { EchoTurn } from "../echo-turn.ts";
import { ASKS, type AskId } from "./asks.content.ts";
import { TALK } from "./talk.content.ts";

type WithoutId<Proposal> = Proposal extends unknown ? Omit<Proposal, "id"> : never;
export type GuidedProposal = WithoutId<EchoProposalInput>;

export interface GuidedReply {
  text: string;
  /** Without ids, which the server makes. */
  proposals: readonly GuidedProposal[];
  /** What the person may want to say next; none by default. */
  suggestions?: readonly string[];
}

/** What is known when a reply is made. */
export interface Conversation {
  turn: EchoTurn;
  /** The message with typos mended. */
  text: string;
  lower: string;
  goal: Goal;
  /** The question that Echo's last reply ended with; null for none. */
  pending: AskId | null;
  /** The person's earlier messages, oldest first. */
  written: readonly string[];
  /** Echo's earlier replies, oldest first. */
  said: readonly string[];
}

/** Reads a turn: its message, and where the conversation stands by Echo's own last question. */
export function conversationOf(turn: EchoTurn): Conversation {
  const goal = readGoal(turn.message, {
    today: turn.today,
    instant: `${turn.today}T12:00:00Z`,
    timeZone: turn.timeZone,
    locale: "en-US",
  });
  const by = (role: "user" | "assistant") =>
    turn.history.filter((message) => message.role === role).map(({ content }) => content);
  const said = by("assistant");
  return {
    turn,
    text: goal.text,
    lower: goal.lower,
    goal,
    pending: askedIn(said.at(-1) ?? ""),
    written: by("user"),
    said,
  };
}

const ASK_IDS = Object.keys(ASKS) as AskId[];

/** The question that a reply ends with. */
export function askedIn(reply: string): AskId | null {
  const end = reply.trimEnd();
  return ASK_IDS.find((id) => ASKS[id].some((question) => end.endsWith(question))) ?? null;
}

/** The person's answers to earlier questions that are still in view, and the message that began it all. */
export function answersIn({ turn }: Conversation): Partial<Record<AskId, string>> {
  const answers: Partial<Record<AskId, string>> = {};
  for (const [place, { role, content }] of turn.history.entries()) {
    const asked = role === "assistant" ? askedIn(content) : null;
    const next = turn.history[place + 1] ?? { role: "user", content: turn.message };
    if (asked && next.role === "user") answers[asked] = next.content;
  }
  return answers;
}

/** One of several ways to say the same: the first that was not said yet, beginning at a place that the words decide. */
export function oneOf({ turn, said }: Pick<Conversation, "turn" | "said">, ways: readonly string[]): string {
  const first = placeFor(turn.message, ways.length);
  const turned = [...ways.slice(first), ...ways.slice(0, first)];
  return turned.find((way) => !wasSaid({ turn, said }, way)) ?? turned[0] ?? "";
}

/** Of replies from further back, only the beginnings are known. */
const BEGINNING = 60;

/** Whether Echo has said this before. */
export const wasSaid = ({ turn, said }: Pick<Conversation, "turn" | "said">, words: string): boolean =>
  said.some((reply) => reply.includes(words)) ||
  (turn.told ?? []).some((reply) => reply.includes(words.slice(0, BEGINNING)));

/** Whether one of the last replies came with a card. */
export const hasOffered = ({ said }: Conversation): boolean =>
  said.some((reply) => TALK.card.some((words) => reply.includes(words)));

/** The question with this id, in words that were not used yet. */
export const ask = (conversation: Conversation, id: AskId): string => oneOf(conversation, ASKS[id]);

function placeFor(text: string, count: number): number {
  let sum = 7;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return count === 0 ? 0 : sum % count;
}

type Part = string | null | undefined | false;

/** The sentences of a reply, without empty ones. */
export const sentences = (...parts: readonly Part[]): string => parts.filter(Boolean).join(" ");

/** A reply without a proposal. */
export const plainly = (...parts: readonly Part[]): GuidedReply => ({
  text: sentences(...parts),
  proposals: [],
});

const ENGLISH_WORDS =
  /\b(?:i|i'm|im|my|the|and|to|is|it|what|you|have|need|want|with|not|how|do|can|this|that|me|of|for|help|yes|no|ok|okay|thanks|hello|hi)\b/gi;

/** The language of a message that is not English, or null. Short and mixed texts count as English. */
export function foreignLanguageOf(text: string): string | null {
  if (!/\p{L}/u.test(text)) return null;
  if (!/\p{Script=Latin}/u.test(text) && !/\p{Script=Devanagari}/u.test(text)) return "other";
  const words = wordsOf(normalForm(text).text);
  const likely = languagesOf(words);
  const english = text.match(ENGLISH_WORDS)?.length ?? 0;
  if (words.length < 3 || likely.includes("en") || english > words.length / 4) return null;
  return likely[0] ?? null;
}
