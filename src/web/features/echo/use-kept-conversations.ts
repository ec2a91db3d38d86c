import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { CONVERSATION_PATHS } from "#shared/echo/conversations.contract.ts";
import { versionOf } from "#shared/echo/conversations.rules.ts";
import { connectionStore } from "#web/platform/http/connection.ts";
import { outbox } from "#web/platform/offline/outbox.ts";
import { chatStore } from "./chat.store.ts";
import { conversationsOf, isOnServer } from "./chat-messages.rules.ts";
import { conversations, conversationsStore } from "./conversations.store.ts";
import { useEchoSettings } from "./echo-settings.api.ts";
import { keptConversationsQuery, usePutConversation } from "./kept-conversations.api.ts";

/**
 * Keeps the conversations of this device and of the server alike, if the person chose so. What could not be sent is sent
 * when the server answers again, or with the next visit.
 */
export function useKeptConversations(): void {
  const { data: settings } = useEchoSettings();
  const isOn = settings?.keepsConversations === true;
  const { data } = useQuery({ ...keptConversationsQuery, enabled: isOn });
  const kept = isOn ? data?.rows : undefined;
  const { messages } = useStore(conversationsStore);
  const { waitingFor } = useStore(chatStore);
  const { isOffline } = useStore(connectionStore);
  // The versions that the server did not take are not sent again.
  const refused = useRef(new Set<string>()).current;
  const { mutate: put, isPending } = usePutConversation(({ messages: own }) => {
    refused.add(versionOf(own));
    // What keeps one from being taken keeps the others too.
    return refused.size === 1;
  });

  useEffect(() => {
    if (kept) conversations.merge(kept.filter(({ id }) => !isDeletionQueued(id)));
  }, [kept]);

  useEffect(() => {
    if (!kept || waitingFor !== null || isPending || isOffline) return;
    const next = conversationsOf(messages).find(
      (one) => !isOnServer(one, kept) && !refused.has(versionOf(one.messages)),
    );
    if (next) put(next);
  }, [kept, messages, waitingFor, isPending, isOffline, put, refused]);
}

const isDeletionQueued = (id: string) =>
  outbox.list().some(({ method, path }) => method === "DELETE" && path === CONVERSATION_PATHS.one(id));
