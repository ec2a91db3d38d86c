import { useQuery } from "@tanstack/react-query";
import { Eraser, MessagesSquare, Plus } from "lucide-react";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import * as z from "zod/mini";
import { useStore } from "zustand";
import type { EchoSpeaker } from "#shared/echo/echo.contract.ts";
import { StandingHelp } from "#web/features/crisis/crisis.sections.ts";
import { useDraft } from "#web/platform/forms/use-draft.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { useAskedFor } from "#web/platform/shell/use-address.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { lazyDialog } from "#web/ui/lazy-dialog.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { chatStore, echoChat } from "./chat.store.ts";
import { type ChatMessage, dangerIn } from "./chat-messages.rules.ts";
import { useClearConversation } from "./clear-conversation.api.ts";
import { Composer } from "./composer.tsx";
import { conversations, conversationsStore, ofConversation } from "./conversations.store.ts";
import { echoBriefQuery } from "./echo.api.ts";
import { GREETING, ISAP_HINT, KNOWN_CONTEXTS, STARTERS, WHAT_ECHO_IS } from "./echo.content.ts";
import { FromEcho, FromPerson, Thinking } from "./message-parts.tsx";
import { Reply } from "./reply.tsx";
import { useKeptConversations } from "./use-kept-conversations.ts";
import { useStayAtEnd } from "./use-stay-at-end.ts";

const BriefDialog = lazyDialog(async () => (await import("./brief-dialog.tsx")).BriefDialog);
const ConversationsDialog = lazyDialog(
  async () => (await import("./conversations-dialog.tsx")).ConversationsDialog,
);

/** The conversation with Echo. `?context=` prefills the input. */
export function EchoPage() {
  const { mode } = useMode();
  const { messages: all, openId, isKept } = useStore(conversationsStore);
  const { waitingFor, announced } = useStore(chatStore);
  const messages = useMemo(() => ofConversation(all, openId), [all, openId]);
  const draft = useDraft("echo", z.string(), "");
  const [dialog, setDialog] = useState<"conversations" | "brief" | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(conversations.watch, []);
  useKeptConversations();
  const clearConversation = useClearConversation();
  const { data: brief } = useQuery(echoBriefQuery(mode.id));
  const content = useRef<HTMLElement>(null);
  const toEnd = useStayAtEnd(content);

  const begin = (text: string) => {
    draft.change(text);
    box.current?.focus();
  };
  const asked = useAskedFor("context", {
    alsoRemoves: ["from"],
    onAsked: (context) => {
      const text = KNOWN_CONTEXTS[context] ?? context;
      const before = draft.value.trim();
      draft.change(before === "" || before === text.trim() ? text : `${before}\n\n${text}`);
    },
  });
  useEffect(() => {
    if (!asked) return;
    const { current } = box;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, [asked]);

  const as = { mode: mode.id };
  const isWaiting = waitingFor !== null;
  const isWaitingHere = waitingFor === openId;
  const last = messages.at(-1);
  const danger = dangerIn(messages);
  const send = () => {
    if (isWaiting || draft.value.trim() === "") return;
    echoChat.send(draft.value, as);
    draft.forget();
    toEnd();
  };
  // Stable, so that the other replies are not rendered with each piece that arrives.
  const latest = useRef(as);
  latest.current = as;
  const regenerate = useRef(() => echoChat.regenerate(latest.current)).current;
  const sendSuggested = useRef((text: string) => {
    echoChat.send(text, latest.current);
    toEnd();
  }).current;
  const goOn = useRef((message: ChatMessage) => echoChat.goOn(message, latest.current)).current;

  return (
    <div className="mx-auto flex min-h-[calc(100dvh-3rem)] max-w-reading flex-col max-md:min-h-[calc(100dvh-6.75rem)]">
      <PageHeader
        title="Echo Chat"
        tagline={speakerInWords(messages.findLast(({ speaker }) => speaker)?.speaker ?? brief?.speaker)}
        actions={
          <>
            <Button variant="secondary" size="sm" onClick={() => setDialog("conversations")}>
              <MessagesSquare aria-hidden="true" className="size-4" />
              Conversations
            </Button>
            {messages.length > 0 && (
              <>
                <Button
                  variant="secondary"
                  size="sm"
                  onClick={() => {
                    conversations.startNew();
                    box.current?.focus();
                  }}
                >
                  <Plus aria-hidden="true" className="size-4" />
                  New
                </Button>
                <IconButton
                  label="Clear this conversation"
                  icon={Eraser}
                  onClick={() => clearConversation(openId)}
                />
              </>
            )}
          </>
        }
      />
      {danger && <StandingHelp finding={danger} />}
      <section ref={content} aria-labelledby="conversation" className="flex-1 py-4">
        <h2 id="conversation" className="sr-only">
          Conversation
        </h2>
        <ol className="grid grid-cols-1 gap-6">
          <li>
            <FromEcho>
              <p>{GREETING}</p>
              <p className="mt-1 text-ink-2 text-sm">{ISAP_HINT}</p>
              {messages.length === 0 && <Starters onChoose={begin} />}
            </FromEcho>
          </li>
          {messages.map((message) => (
            <li key={message.id}>
              {message.role === "user" ? (
                <FromPerson at={message.timestamp} text={message.content} />
              ) : (
                <Reply
                  message={message}
                  isArriving={isWaitingHere && message === last}
                  isLast={!isWaiting && message === last}
                  onRegenerate={regenerate}
                  onSuggested={sendSuggested}
                  onGoOn={goOn}
                />
              )}
            </li>
          ))}
          {isWaitingHere && last?.role === "user" && (
            <li>
              <FromEcho>
                <Thinking />
              </FromEcho>
            </li>
          )}
        </ol>
        {!isWaiting && last?.role === "user" && (
          <p className="mt-4 flex flex-wrap items-center gap-x-3 text-ink-2 text-sm">
            This message has no reply.
            <Button variant="link" size="sm" onClick={regenerate}>
              Ask Echo
            </Button>
          </p>
        )}
      </section>
      <p role="status" className="sr-only">
        {isWaitingHere ? "Echo is thinking." : announced.replaceAll(/[*_`#>|]/g, "")}
      </p>
      <div className="sticky bottom-0 -mx-4 -mb-6 border-hairline border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-2 sm:px-2 print:hidden">
        <Composer
          text={draft.value}
          onChange={draft.change}
          placeholder={mode.prompts.starter}
          isWaiting={isWaiting}
          box={box}
          onSend={send}
          onStop={echoChat.stop}
        />
        <p className="mt-2 text-ink-2 text-xs sm:text-sm">
          <span className="pointer-coarse:hidden">Enter sends, Shift+Enter starts a new line. </span>
          {WHAT_ECHO_IS}{" "}
          <button
            type="button"
            onClick={() => setDialog("brief")}
            className="font-semibold text-tint-ink underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            What Echo can see
          </button>
        </p>
        {!isKept && (
          <p role="status" className="mt-1 text-sm text-warning">
            This device can't keep these messages: its storage is full or turned off.
          </p>
        )}
      </div>
      <ConversationsDialog isOpen={dialog === "conversations"} onClose={() => setDialog(null)} />
      <BriefDialog isOpen={dialog === "brief"} onClose={() => setDialog(null)} />
    </div>
  );
}

/** Beginnings that fill the input; the person goes on writing. */
function Starters({ onChoose }: { onChoose: (text: string) => void }) {
  return (
    <ul aria-label="Ways to begin" className="mt-4 flex flex-wrap gap-2">
      {STARTERS.map(({ label, text }) => (
        <li key={label}>
          <Button variant="secondary" size="sm" onClick={() => onChoose(text)}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function speakerInWords(speaker: EchoSpeaker | undefined): string {
  if (!speaker) return "A calm, structured assistant for thinking things through.";
  if (speaker.kind === "guided") return "Guided mode: fixed rules, no AI model.";
  return speaker.name ? `AI model: ${speaker.name}` : "An AI model";
}
