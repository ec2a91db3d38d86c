import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand";
import { formatMoment } from "#web/platform/time/format-date.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Field } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Input } from "#web/ui/input.tsx";
import { conversationsOf, searchConversations } from "./chat-messages.rules.ts";
import { useClearConversation } from "./clear-conversation.api.ts";
import { conversations, conversationsStore } from "./conversations.store.ts";
import { useEchoSettings } from "./echo-settings.api.ts";
import { KeepSwitch } from "./keep-switch.tsx";

/** The person's conversations, with a search and the choice to keep them on the server. */
export function ConversationsDialog({ onClose }: { onClose: () => void }) {
  const { messages, openId } = useStore(conversationsStore);
  const { data: settings } = useEchoSettings();
  const clearConversation = useClearConversation();
  const [words, setWords] = useState("");
  const all = conversationsOf(messages);
  const found = searchConversations(all, words);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Conversations"
      description={
        settings?.keepsConversations
          ? "They are kept on this device until you sign out, and on the server until you delete them."
          : "They are kept on this device until you sign out, and nowhere else."
      }
    >
      {all.length === 0 && (
        <EmptyState
          level={3}
          title="No conversations yet"
          text="What you and Echo say is kept here, so that you can find it again."
        />
      )}
      {all.length > 0 && (
        <Field label="Search your conversations" hideLabel>
          <Input
            type="search"
            value={words}
            onChange={(event) => setWords(event.target.value)}
            placeholder="Search your conversations"
          />
        </Field>
      )}
      {all.length > 0 && found.length === 0 && (
        <p role="status" className="mt-4 text-ink-2">
          No conversations match. Try fewer words.
        </p>
      )}
      <ul className="mt-3 divide-y divide-hairline">
        {found.map(({ id, title, at, messages: own }) => (
          <li key={id} className="flex items-center gap-2">
            <button
              type="button"
              aria-current={id === openId ? "true" : undefined}
              onClick={() => {
                conversations.open(id);
                onClose();
              }}
              className="min-h-11 min-w-0 flex-1 rounded-control px-2 py-2.5 text-left hover:bg-sunk"
            >
              <span className="line-clamp-2 font-semibold">{title}</span>
              <span className="block text-ink-2 text-sm">
                {id === openId && "Open now · "}
                {formatMoment(at)} · {own.length} {own.length === 1 ? "message" : "messages"}
              </span>
            </button>
            <IconButton
              label={`Delete conversation: ${title}`}
              icon={Trash2}
              variant="danger"
              onClick={() => clearConversation(id)}
            />
          </li>
        ))}
      </ul>
      <KeepSwitch />
    </Dialog>
  );
}
