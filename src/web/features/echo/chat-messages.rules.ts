import * as z from "zod/mini";
import { foldText, hasWords, searchWords } from "#shared/common/search.rules.ts";
import { type Finding, isGraver, isInDanger } from "#shared/crisis/risk-level.rules.ts";
import {
  ECHO_HISTORY_USED,
  ECHO_PAST_MESSAGE_MAX,
  type EchoMessage,
  echoCrisisSchema,
  echoProposalSchema,
  echoSpeakerSchema,
} from "#shared/echo/echo.contract.ts";

/** Something that Echo offered to add, and what the person did with it. */
const offerSchema = z.object({
  proposal: echoProposalSchema,
  state: z.enum(["open", "added", "dismissed"]),
});
export type Offer = z.infer<typeof offerSchema>;

/** A message as this device keeps it. */
export const chatMessageSchema = z.object({
  id: z.string(),
  /** Shared by the messages of one conversation. */
  conversation: z.string(),
  role: z.enum(["user", "assistant"]),
  content: z.string(),
  timestamp: z.string(),
  /** The danger that was read in what the person wrote, here or on the server. */
  crisis: z.optional(echoCrisisSchema),
  speaker: z.optional(echoSpeakerSchema),
  /** Sentences about the reply itself. */
  notices: z.optional(z.array(z.string())),
  offers: z.optional(z.array(offerSchema)),
  /** Why a reply is not whole: stopped by the person, cut off (or still arriving), never arrived, or refused by the server. */
  end: z.optional(z.enum(["stopped", "cut", "lost", "refused"])),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** The messages of a conversation that are sent along, the last ones, without those that Echo did not write. */
export function historyOf(messages: readonly ChatMessage[]): EchoMessage[] {
  return messages
    .filter(({ content, end }) => content.trim() !== "" && end !== "lost" && end !== "refused")
    .slice(-ECHO_HISTORY_USED)
    .map(({ role, content }) => ({ role, content: content.slice(0, ECHO_PAST_MESSAGE_MAX) }));
}

export interface Conversation {
  id: string;
  /** The beginning of what the person wrote first. */
  title: string;
  /** When its last message was written. */
  at: string;
  messages: readonly ChatMessage[];
}

const TITLE_LENGTH = 80;

/** All conversations, the newest first. */
export function conversationsOf(messages: readonly ChatMessage[]): Conversation[] {
  const byId = new Map<string, ChatMessage[]>();
  for (const message of messages) {
    const own = byId.get(message.conversation);
    if (own) own.push(message);
    else byId.set(message.conversation, [message]);
  }
  return [...byId]
    .map(([id, own]) => ({ id, title: titleOf(own), at: own.at(-1)?.timestamp ?? "", messages: own }))
    .sort((one, other) => (one.at > other.at ? -1 : 1));
}

function titleOf(messages: readonly ChatMessage[]): string {
  const first = messages.find(({ role }) => role === "user")?.content ?? "";
  const line = first.replaceAll(/\s+/g, " ").trim();
  return line.length > TITLE_LENGTH ? `${line.slice(0, TITLE_LENGTH).trimEnd()}...` : line;
}

/** The conversations in which all the words are found. */
export function searchConversations(conversations: readonly Conversation[], words: string): Conversation[] {
  const wanted = searchWords(words);
  return conversations.filter(({ messages }) =>
    hasWords(foldText(messages.map(({ content }) => content).join("\n")), wanted),
  );
}

/** The gravest danger of a conversation, which its help stays for; null without one. */
export function dangerIn(messages: readonly ChatMessage[]): Finding | null {
  let gravest: Finding | null = null;
  for (const { crisis, content } of messages) {
    if (crisis && isInDanger(crisis) && (!gravest || isGraver(crisis, gravest.risk)))
      gravest = { risk: crisis, text: content };
  }
  return gravest;
}

/** What a device's storage has room for beside everything else, in characters. */
const KEPT_CHARACTERS = 600_000;

/** The messages without the oldest conversations that there is no room for. */
export function withinRoom(messages: readonly ChatMessage[]): ChatMessage[] {
  let room = KEPT_CHARACTERS;
  const kept = new Set<string>();
  for (const { id, messages: own } of conversationsOf(messages)) {
    room -= JSON.stringify(own).length;
    if (room < 0 && kept.size > 0) break;
    kept.add(id);
  }
  return messages.filter(({ conversation }) => kept.has(conversation));
}
