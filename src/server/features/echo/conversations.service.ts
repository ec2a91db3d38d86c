import type { OwnerId } from "#server/platform/auth/owner.ts";
import { type Clock, momentAfter } from "#server/platform/clock/clock.ts";
import type { Page } from "#server/platform/db/pages.ts";
import { conflict, notFound } from "#server/platform/http/errors.ts";
import { DAY_MS } from "#shared/calendar/plain-date.rules.ts";
import {
  CONVERSATIONS_MAX,
  type ConversationsQuery,
  type KeptConversation,
  type KeptMessage,
} from "#shared/echo/conversations.contract.ts";
import type { ConversationsRepository } from "./conversations.repository.ts";

export type ConversationsService = ReturnType<typeof createConversationsService>;

interface Deps {
  repository: ConversationsRepository;
  clock: Clock;
}

/** Few rows, because a conversation can be large and other requests wait while a page is read. */
const PAGE_ROWS = 20;
/** No session lives longer, so every device has heard of a deletion by then. */
const DELETED_KEPT_MS = 180 * DAY_MS;

/** The conversations of those who have them kept on the server. */
export function createConversationsService({ repository, clock }: Deps) {
  const momentOf = (newest: string | null) => momentAfter(newest, clock);
  return {
    /** With the deleted ones, in the order of their last change. */
    list: (ownerId: OwnerId, query: ConversationsQuery): Promise<Page<KeptConversation>> =>
      repository.list(ownerId, { ...query, limit: Math.min(query.limit, PAGE_ROWS) }),

    /**
     * Stores a conversation, merged with what is stored already.
     * @throws HttpError 404 when it was deleted or is somebody else's; 409 when conversations are not kept, or too much is
     */
    async put(ownerId: OwnerId, id: string, messages: KeptMessage[]): Promise<KeptConversation> {
      const stored = await repository.put(ownerId, { id, messages }, momentOf);
      if (!("refused" in stored)) return stored;
      if (stored.refused === "missing") throw notFound("conversation");
      if (stored.refused === "not kept")
        throw conflict("conflict", "Your conversations aren't kept on the server. Nothing was saved there.");
      const sentence =
        stored.refused === "too large"
          ? stored.sentence
          : `You have ${CONVERSATIONS_MAX} conversations on the server, the most one person can keep there. To make room, delete some you no longer need.`;
      throw conflict("too_many", `${sentence} This one stays on this device.`);
    },

    /** Deletes a conversation for good, on all devices. @throws HttpError 404 */
    async delete(ownerId: OwnerId, id: string): Promise<void> {
      if (!(await repository.delete(ownerId, id, momentOf))) throw notFound("conversation");
    },

    forgetDeleted: (): Promise<void> =>
      repository.forgetDeleted(new Date(clock.now().getTime() - DELETED_KEPT_MS).toISOString()),
  };
}
