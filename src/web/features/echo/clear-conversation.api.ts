import { offerUndo } from "#web/features/undo/undo.api.ts";
import { chatStore, echoChat } from "./chat.store.ts";
import { conversations, conversationsStore, ofConversation } from "./conversations.store.ts";

/** Removes a conversation from this device, and offers to undo it. */
export function clearConversation(id: string): void {
  if (chatStore.getState().waitingFor === id) echoChat.stop();
  const removed = ofConversation(conversationsStore.getState().messages, id);
  conversations.remove(({ conversation }) => conversation === id);
  conversations.save();
  offerUndo({
    title: "Conversation cleared",
    withdraw: () => {
      conversations.restore(removed);
      conversations.save();
    },
    onRestored: () => conversations.open(id),
  });
}
