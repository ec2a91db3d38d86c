import { createStore } from "zustand/vanilla";
import type { Risk } from "#shared/crisis/risk.ts";
import { isGraver } from "#shared/crisis/risk-level.rules.ts";
import { ECHO_NOTICES } from "#shared/echo/echo.contract.ts";
import type { ModeId } from "#shared/modes/modes.ts";
import { isPlanLimit } from "#web/features/billing/plan-limit.api.ts";
import { crisisGate } from "#web/platform/crisis/crisis-gate.ts";
import { ApiError } from "#web/platform/http/api-client.ts";
import { sessionStore } from "#web/platform/session/session.ts";
import { ownTimeZone } from "#web/platform/time/own-day.ts";
import { type ChatMessage, dangerIn, pastOf } from "./chat-messages.rules.ts";
import { conversations, conversationsStore, ofConversation } from "./conversations.store.ts";
import { askEcho, type ReceivedEvent } from "./echo.api.ts";
import { CONNECTION_LOST, GO_ON } from "./echo.content.ts";

/** How a message is asked. */
export interface AskingAs {
  mode: ModeId;
}

interface ChatState {
  /** The conversation whose reply is under way, or null. */
  waitingFor: string | null;
  /** The last whole reply, to be read out once. */
  announced: string;
}

/** For `useStore`. */
export const chatStore = createStore<ChatState>(() => ({ waitingFor: null, announced: "" }));
const { getState, setState } = chatStore;

/** The waits before a message is sent again. */
const RETRY_MS = [1000, 2000];

let running: AbortController | null = null;

interface Question {
  /** The id of the person's message. */
  askedId: string;
  message: string;
  history: ChatMessage[];
  conversation: string;
  /** The reply that is continued, or null for a new one. */
  into: ChatMessage | null;
}

/** Asks until there is an answer, at most three times, and keeps what arrived. */
async function ask(question: Question, as: AskingAs): Promise<void> {
  const stop = new AbortController();
  running = stop;
  setState({ waitingFor: question.conversation, announced: "" });
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await tryOnce(question, as, stop.signal);
    const wait = RETRY_MS[attempt];
    if (outcome === "settled") break;
    if (wait === undefined) {
      addOwn(question.conversation, CONNECTION_LOST, "lost");
      break;
    }
    await pause(wait, stop.signal);
    if (stop.signal.aborted) break;
  }
  if (running !== stop) return;
  running = null;
  conversations.save();
  setState({ waitingFor: null });
}

function addOwn(conversation: string, content: string, end: ChatMessage["end"]): void {
  conversations.add({ conversation, role: "assistant", content, end });
  setState({ announced: content });
}

async function tryOnce(question: Question, as: AskingAs, signal: AbortSignal): Promise<"settled" | "failed"> {
  const { message, conversation, into } = question;
  const { id } = into ?? conversations.add({ conversation, role: "assistant", content: "", end: "cut" });
  const reply = () => conversationsStore.getState().messages.find((one) => one.id === id);
  const before = into?.content ?? "";
  const hasBegun = () => {
    const now = reply();
    return (
      now !== undefined && (now.content !== before || (now.offers?.length ?? 0) > (into?.offers?.length ?? 0))
    );
  };
  try {
    const body = { message, ...pastOf(question.history), timeZone: ownTimeZone(), ...as };
    for await (const event of askEcho(body, signal)) {
      if (signal.aborted) break;
      conversations.change(id, (one) => withEvent(one, event));
      if ("crisis" in event) noteDanger(event.crisis, question);
    }
    if (!signal.aborted && hasBegun()) {
      conversations.change(id, () => ({ end: undefined }));
      setState({ announced: reply()?.content ?? "" });
      return "settled";
    }
  } catch (error) {
    if (!signal.aborted && error instanceof ApiError && error.status < 500 && error.sentence) {
      if (!into) conversations.remove((one) => one.id === id);
      addOwn(conversation, error.sentence, isPlanLimit(error) ? "limited" : "refused");
      return "settled";
    }
  }
  if (hasBegun() || into) {
    conversations.change(id, () => ({ end: signal.aborted ? "stopped" : "cut" }));
    return hasBegun() || signal.aborted ? "settled" : "failed";
  }
  conversations.remove((one) => one.id === id);
  return signal.aborted ? "settled" : "failed";
}

/** What the conversation already has help for is not shown again with every reply. */
function noteDanger(risk: Risk, { askedId, message, history }: Question): void {
  const known = dangerIn(history);
  if (!known || isGraver(risk, known.risk)) crisisGate.show({ risk, text: message });
  keepDanger(askedId, risk);
}

/** Keeps a danger with the person's message, for the help that stays above the conversation. */
function keepDanger(id: string, risk: Risk): void {
  if (risk.level === "none") return;
  conversations.change(id, ({ crisis }) => (crisis && !isGraver(risk, crisis) ? {} : { crisis: risk }));
}

function withEvent(message: ChatMessage, event: ReceivedEvent): Partial<ChatMessage> {
  if ("content" in event) return { content: message.content + event.content };
  if ("crisis" in event) return {};
  if ("speaker" in event) return { speaker: event.speaker };
  if ("suggestions" in event) return { suggestions: event.suggestions };
  if ("notice" in event) {
    const notices = [...(message.notices ?? []), event.notice.message];
    return event.notice.code === ECHO_NOTICES.replaced
      ? { notices, content: "", suggestions: [] }
      : { notices };
  }
  const offers = message.offers ?? [];
  const isKnown = offers.some(({ proposal }) => proposal.id === event.proposal.id);
  return isKnown ? {} : { offers: [...offers, { proposal: event.proposal, state: "open" }] };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Reads what the person wrote for danger, on this device. */
async function readForDanger({ id, content }: ChatMessage): Promise<void> {
  keepDanger(id, await crisisGate.read(content));
  conversations.save();
}

export const echoChat = {
  /** Sends what the person wrote, unless a reply is under way. */
  send(text: string, as: AskingAs): void {
    const content = text.trim();
    if (content === "" || running) return;
    const conversation = conversationsStore.getState().openId;
    const history = conversations.current();
    const message = conversations.add({ conversation, role: "user", content });
    conversations.save();
    void readForDanger(message);
    void ask({ askedId: message.id, message: content, history, conversation, into: null }, as);
  },

  /** Stops the reply that is under way. What has arrived stays. */
  stop: (): void => running?.abort(),

  /** Asks for the last reply once more, in place of what is there. */
  regenerate(as: AskingAs): void {
    const messages = conversations.current();
    const at = messages.findLastIndex(({ role }) => role === "user");
    const asked = messages[at];
    if (!asked || running) return;
    const dropped = new Set(messages.slice(at + 1).map(({ id }) => id));
    conversations.remove(({ id }) => dropped.has(id));
    if (dropped.size > 0)
      conversations.change(asked.id, ({ replaced = [] }) => ({ replaced: [...replaced, ...dropped] }));
    conversations.save();
    const { id: askedId, content: message, conversation } = asked;
    void ask({ askedId, message, history: messages.slice(0, at), conversation, into: null }, as);
  },

  /**
   * Goes on with a reply that was stopped or cut. A model continues its own text; the guided coach always says the same,
   * so it says it once more in full.
   */
  goOn(reply: ChatMessage, as: AskingAs): void {
    if (reply.speaker?.kind !== "model") {
      echoChat.regenerate(as);
      return;
    }
    if (running) return;
    const messages = ofConversation(conversationsStore.getState().messages, reply.conversation);
    const history = messages.slice(0, messages.findIndex(({ id }) => id === reply.id) + 1);
    const askedId = history.findLast(({ role }) => role === "user")?.id ?? reply.id;
    void ask({ askedId, message: GO_ON, history, conversation: reply.conversation, into: reply }, as);
  },
};

// Nothing arrives for somebody who has left this page.
sessionStore.subscribe(({ end }) => {
  if (end !== null && getState().waitingFor !== null) echoChat.stop();
});
