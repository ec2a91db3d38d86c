import { v7 as uuidv7 } from "uuid";
import * as z from "zod/mini";
import { createStore } from "zustand/vanilla";
import type { KeptConversation, Offer } from "#shared/echo/conversations.contract.ts";
import { mergeMessages, versionOf } from "#shared/echo/conversations.rules.ts";
import { readDeviceCopy, writeDeviceCopy } from "#web/platform/device/device-copy.ts";
import { now } from "#web/platform/time/clock.ts";
import {
  type ChatMessage,
  chatMessageSchema,
  conversationsOf,
  messagesIn,
  withinRoom,
} from "./chat-messages.rules.ts";

/** The name under which the messages stay on this device, until the person signs out. */
const KEY = "echo-chat-messages";

interface ConversationsState {
  /** All messages of all conversations, oldest first. */
  messages: readonly ChatMessage[];
  openId: string;
  /** False once the device's storage refused them. */
  isKept: boolean;
}

/** For `useStore`. */
export const conversationsStore = createStore<ConversationsState>(() => ({
  messages: [],
  openId: uuidv7(),
  isKept: true,
}));
const { getState, setState } = conversationsStore;

const keptSchema = z.array(chatMessageSchema);

/** Messages that this page has changed since it last saved, such as a reply that is arriving. */
let unsaved: ReadonlySet<string> = new Set();

/** Conversations that were removed on this page: the server's list may still have them. */
const cleared = new Set<string>();

function load(): void {
  const kept = keptSchema.safeParse(readDeviceCopy(KEY)).data ?? [];
  const { openId, messages: shown } = getState();
  const isShown = ({ id }: ChatMessage) => shown.some((one) => one.id === id);
  const messages = inOrder([
    ...kept.filter((one) => !unsaved.has(one.id) && (hasContent(one) || isShown(one))),
    ...shown.filter(({ id }) => unsaved.has(id)),
  ]);
  const isKnown = messages.some(({ conversation }) => conversation === openId);
  setState({ messages, openId: isKnown ? openId : (conversationsOf(messages)[0]?.id ?? openId) });
}

export const conversations = {
  /** The messages of the open conversation. */
  current: (): ChatMessage[] => ofConversation(getState().messages, getState().openId),

  /** Adds a message to a conversation. Call `save` once it is whole. */
  add(message: Omit<ChatMessage, "id" | "timestamp">): ChatMessage {
    const added = { ...message, id: uuidv7(), timestamp: now().toISOString() };
    unsaved = new Set([...unsaved, added.id]);
    setState(({ messages }) => ({ messages: [...messages, added] }));
    return added;
  },
  change(id: string, changes: (message: ChatMessage) => Partial<ChatMessage>): void {
    unsaved = new Set([...unsaved, id]);
    setState(({ messages }) => ({
      messages: messages.map((one) =>
        one.id === id ? { ...one, ...changes(one), revision: (one.revision ?? 0) + 1 } : one,
      ),
    }));
  },
  /** Keeps what became of an offer. */
  decide(id: string, proposalId: string, state: Offer["state"]): void {
    conversations.change(id, ({ offers }) => ({
      offers: offers?.map((one) => (one.proposal.id === proposalId ? { ...one, state } : one)),
    }));
    conversations.save();
  },
  remove(isRemoved: (message: ChatMessage) => boolean): void {
    setState(({ messages }) => ({ messages: messages.filter((message) => !isRemoved(message)) }));
  },
  /** Removes a conversation. @returns its messages */
  clear(id: string): ChatMessage[] {
    const removed = ofConversation(getState().messages, id);
    cleared.add(id);
    conversations.remove(({ conversation }) => conversation === id);
    if (getState().openId === id) conversations.startNew();
    conversations.save();
    return removed;
  },
  /** Brings the messages of a removed conversation back, in a new one: the old one stays deleted everywhere. */
  restore(removed: readonly ChatMessage[]): void {
    const conversation = uuidv7();
    const restored = removed.map((message) => ({ ...message, conversation }));
    setState(({ messages }) => ({ messages: inOrder([...messages, ...restored]), openId: conversation }));
    conversations.save();
  },
  /** Joins what the server has with what is here. A conversation that was deleted elsewhere leaves this device. */
  merge(kept: readonly KeptConversation[]): void {
    const { messages: own } = getState();
    const byId = new Map(kept.map((row) => [row.id, row]));
    const joined = kept
      .filter(({ id, isDeleted }) => !isDeleted && !cleared.has(id))
      .flatMap((row) => mergeMessages(messagesIn(row), ofConversation(own, row.id)));
    const messages = inOrder([...own.filter(({ conversation }) => !byId.has(conversation)), ...joined]);
    if (versionOf(messages) === versionOf(own)) return;
    setState({ messages });
    if (byId.get(getState().openId)?.isDeleted) conversations.startNew();
    conversations.save();
  },
  open: (openId: string): void => setState({ openId }),
  /** Opens an empty conversation; it is kept with its first message. */
  startNew: (): void => setState({ openId: uuidv7() }),

  save(): void {
    const messages = withinRoom(getState().messages);
    unsaved = new Set();
    setState({ isKept: writeDeviceCopy(KEY, messages) });
  },

  /** Shows what this device has, now and when another tab changes it. @returns stops it */
  watch(): () => void {
    load();
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === KEY) load();
    };
    window.addEventListener("storage", handleStorage);
    window.addEventListener("pagehide", conversations.save);
    return () => {
      window.removeEventListener("storage", handleStorage);
      window.removeEventListener("pagehide", conversations.save);
    };
  },
};

/** Ids are made in the order of time. */
const inOrder = (messages: readonly ChatMessage[]): ChatMessage[] =>
  [...messages].sort((one, other) => (one.id < other.id ? -1 : 1));

/** Not so for a reply of which nothing had arrived when its page was closed. */
const hasContent = ({ content, offers }: ChatMessage): boolean => content !== "" || offers !== undefined;

export const ofConversation = (messages: readonly ChatMessage[], id: string): ChatMessage[] =>
  messages.filter(({ conversation }) => conversation === id);
