import { useMutation } from "@tanstack/react-query";
import { CONVERSATION_PATHS } from "#shared/echo/conversations.contract.ts";
import { offerUndo } from "#web/features/undo/undo.api.ts";
import { ApiError } from "#web/platform/http/api-client.ts";
import { outbox } from "#web/platform/offline/outbox.ts";
import { chatStore, echoChat } from "./chat.store.ts";
import { conversations } from "./conversations.store.ts";
import { useEchoSettings } from "./echo-settings.api.ts";
import { KEPT_SCOPE, keptConversationsQuery } from "./kept-conversations.api.ts";

/** Removes a conversation from this device, and from the server if it is kept there, and offers to undo it. */
export function useClearConversation(): (id: string) => void {
  const { data: settings } = useEchoSettings();
  const { mutate: deleteKept } = useMutation({
    mutationKey: keptConversationsQuery.queryKey,
    scope: KEPT_SCOPE,
    meta: { failed: "Couldn't delete this conversation from the server" },
    mutationFn: deleteFromServer,
  });
  return (id) => {
    if (chatStore.getState().waitingFor === id) echoChat.stop();
    const removed = conversations.clear(id);
    // Without a connection it may not be known.
    if (settings?.keepsConversations !== false) deleteKept(id);
    offerUndo({
      title: "Conversation cleared",
      withdraw: () => conversations.restore(removed),
      onRestored: () => undefined,
    });
  };
}

async function deleteFromServer(id: string): Promise<void> {
  try {
    const describe = { title: "A deleted conversation with Echo" };
    await outbox.send({ method: "DELETE", path: CONVERSATION_PATHS.one(id), describe });
  } catch (error) {
    // It had not been sent there yet.
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}
