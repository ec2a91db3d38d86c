import * as z from "zod/mini";
import { foldText, hasWords, searchWords } from "#shared/common/search.rules.ts";
import { type Finding, isGraver, isInDanger } from "#shared/crisis/risk-level.rules.ts";
import { type KeptConversation, keptMessageSchema } from "#shared/echo/conversations.contract.ts";
import { mergeMessages, versionOf } from "#shared/echo/conversations.rules.ts";
import {
  ECHO_EARLIER_USED,
  ECHO_HISTORY_USED,
  ECHO_PAST_MESSAGE_MAX,
  ECHO_TOLD_LENGTH,
  ECHO_TOLD_USED,
  type EchoChat,
} from "#shared/echo/echo.contract.ts";

/** A message as this device keeps it. */
export const chatMessageSchema = z.extend(keptMessageSchema, {
  /** Shared by the messages of one conversation. */
  conversation: z.string(),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** What `messagesIn` has read: it is asked for the same rows again and again. */
const read = new WeakMap<KeptConversation, ChatMessage[]>();

/** The messages of a conversation on the server, without those that this version does not understand. */
export function messagesIn(kept: KeptConversation): ChatMessage[] {
  const before = read.get(kept);
  if (before) return before;
  const messages = kept.messages.flatMap((message) => {
    const { data } = keptMessageSchema.safeParse(message);
    return data ? [{ ...data, conversation: kept.id }] : [];
  });
  read.set(kept, messages);
  return messages;
}

/** Whether the server has all of a conversation, or knows that it was deleted. */
export function isOnServer({ id, messages }: Conversation, kept: readonly KeptConversation[]): boolean {
  const row = kept.find((one) => one.id === id);
  if (!row || row.isDeleted) return row !== undefined;
  const stored = messagesIn(row);
  return versionOf(mergeMessages(stored, messages)) === versionOf(stored);
}

/** Whether a message only says why there is no reply. */
export const isNoReply = (end: ChatMessage["end"]): end is "lost" | "refused" | "limited" =>
  end === "lost" || end === "refused" || end === "limited";

/** The last messages of a conversation as they are sent along, without those that Echo did not write. */
export function pastOf(messages: readonly ChatMessage[]): Pick<EchoChat, "earlier" | "history" | "told"> {
  const all = messages.filter(({ content, end }) => content.trim() !== "" && !isNoReply(end));
  const sent = ECHO_EARLIER_USED + ECHO_HISTORY_USED;
  const past = all
    .slice(-sent)
    .map(({ role, content }) => ({ role, content: content.slice(0, ECHO_PAST_MESSAGE_MAX) }));
  return {
    earlier: past.slice(0, -ECHO_HISTORY_USED),
    history: past.slice(-ECHO_HISTORY_USED),
    told: all
      .slice(0, -sent)
      .filter(({ role }) => role === "assistant")
      .map(({ content }) => content.slice(0, ECHO_TOLD_LENGTH))
      .slice(-ECHO_TOLD_USED),
  };
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
