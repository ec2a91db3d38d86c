import * as z from "zod/mini";
import { idSchema, momentSchema, timestampSchema } from "../common/common.contract.ts";
import { pageQuerySchema } from "../common/pages.contract.ts";
import { echoCrisisSchema, echoProposalSchema, echoSpeakerSchema } from "./echo.contract.ts";

/** The most messages of a conversation that is kept on the server. */
const CONVERSATION_MESSAGES_MAX = 1000;
/** The most characters of its messages as JSON. */
const CONVERSATION_CHARACTERS_MAX = 200_000;
/** The most conversations that are kept for one person. */
export const CONVERSATIONS_MAX = 500;

/** Something that Echo offered to add, and what the person did with it. */
const offerSchema = z.object({
  proposal: echoProposalSchema,
  state: z.enum(["open", "added", "dismissed"]),
});
export type Offer = z.infer<typeof offerSchema>;

/** A message of a conversation with Echo, as devices keep it and as the server keeps it on request. */
export const keptMessageSchema = z.object({
  id: idSchema,
  role: z.enum(["user", "assistant"]),
  content: z.string(),
  timestamp: timestampSchema,
  /** Counts the changes of the message: of two versions, the higher one is newer. Absent before the first. */
  revision: z.optional(z.int().check(z.minimum(0))),
  /** The ids of replies that were asked for once more; they are gone. */
  replaced: z.optional(z.array(idSchema)),
  /** The danger that was read in what the person wrote, in the browser or on the server. */
  crisis: z.optional(echoCrisisSchema),
  speaker: z.optional(echoSpeakerSchema),
  /** Sentences about the reply itself. */
  notices: z.optional(z.array(z.string())),
  offers: z.optional(z.array(offerSchema)),
  /** What the person may want to say next. */
  suggestions: z.optional(z.array(z.string())),
  /** Why a reply is not whole: stopped by the person, cut off (or still arriving), never arrived, or refused by the server. */
  end: z.optional(z.enum(["stopped", "cut", "lost", "refused", "limited"])),
});
export type KeptMessage = z.infer<typeof keptMessageSchema>;

// Only when they are needed: formatting the first number takes a phone a frame.
const tooManyMessages = () => tooMany(CONVERSATION_MESSAGES_MAX, "messages");
const tooManyCharacters = () => tooMany(CONVERSATION_CHARACTERS_MAX, "characters");
const tooMany = (limit: number, what: string) =>
  `A conversation can have at most ${limit.toLocaleString("en-US")} ${what}.`;

const isTooLong = (messages: readonly unknown[]) =>
  messages.length <= CONVERSATION_MESSAGES_MAX &&
  JSON.stringify(messages).length > CONVERSATION_CHARACTERS_MAX;

/** Why a conversation is too large to be kept, or null. */
export function excessOf(messages: readonly unknown[]): string | null {
  if (messages.length > CONVERSATION_MESSAGES_MAX) return tooManyMessages();
  return isTooLong(messages) ? tooManyCharacters() : null;
}

/** All messages of a conversation, oldest first. */
export const conversationSchema = z.object({
  messages: z.array(keptMessageSchema, "The messages are a list.").check(
    z.minLength(1, "A conversation has at least one message."),
    z.maxLength(CONVERSATION_MESSAGES_MAX, { error: tooManyMessages }),
    z.refine((messages) => !isTooLong(messages), { error: tooManyCharacters }),
  ),
});

/** `since` selects the conversations that were stored or deleted at that moment or later. */
export const conversationsQuerySchema = z.extend(pageQuerySchema, {
  since: z.optional(momentSchema("Since")),
});
export type ConversationsQuery = z.infer<typeof conversationsQuerySchema>;

/** A conversation on the server. A deleted one stays in the list without its messages, so that other devices hear of it. */
export const keptConversationSchema = z.object({
  id: idSchema,
  /** As they were stored; a client skips those that it does not understand. */
  messages: z.array(z.unknown()),
  isDeleted: z.boolean(),
  updatedAt: timestampSchema,
});
export type KeptConversation = z.infer<typeof keptConversationSchema>;

export const CONVERSATION_PATHS = {
  list: "/api/echo/conversations",
  one: (id: string) => `/api/echo/conversations/${id}`,
} as const;
