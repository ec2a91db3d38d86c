import "./conversations.tables.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import { type Database, toJson } from "#server/platform/db/database.ts";
import { insertUnlessThere, lockRow } from "#server/platform/db/owned-rows.ts";
import { type Page, type PageOrder, readPage } from "#server/platform/db/pages.ts";
import {
  CONVERSATIONS_MAX,
  type ConversationsQuery,
  excessOf,
  type KeptConversation,
  type KeptMessage,
} from "#shared/echo/conversations.contract.ts";
import { mergeMessages, versionOf } from "#shared/echo/conversations.rules.ts";

const COLUMNS = ["id", "messages", "isDeleted", "updatedAt"] as const;
const OLDEST_CHANGE_FIRST: PageOrder = { columns: ["updatedAt", "id"], direction: "asc" };

/** Why a conversation was not stored; `sentence` where it became too large. */
export type Refused =
  | { refused: "not kept" | "missing" | "too many" }
  | { refused: "too large"; sentence: string };

/** Gives the moment of a change, after the person's newest one. */
type MomentOf = (newest: string | null) => string;

export type ConversationsRepository = ReturnType<typeof createConversationsRepository>;

export function createConversationsRepository(db: Database) {
  const ofPerson = (ownerId: string, from = db) =>
    from.selectFrom("echo_conversations").where("userId", "=", ownerId);

  /** @returns when a conversation of the person was last stored or deleted */
  async function newestOf(trx: Database, ownerId: OwnerId): Promise<string | null> {
    const query = ofPerson(ownerId, trx).select("updatedAt").orderBy("updatedAt", "desc").limit(1);
    return (await query.executeTakeFirst())?.updatedAt ?? null;
  }

  async function isFull(trx: Database, ownerId: OwnerId): Promise<boolean> {
    const beyond = ofPerson(ownerId, trx).select("id").where("isDeleted", "=", false);
    return (
      (await beyond
        .limit(1)
        .offset(CONVERSATIONS_MAX - 1)
        .executeTakeFirst()) !== undefined
    );
  }

  return {
    /** With the deleted ones, in the order of their last change. */
    list: (ownerId: OwnerId, { since, ...page }: ConversationsQuery): Promise<Page<KeptConversation>> =>
      readPage<KeptConversation>(
        ofPerson(ownerId)
          .select(COLUMNS)
          .$if(since !== undefined, (query) => query.where("updatedAt", ">=", since ?? "")),
        OLDEST_CHANGE_FIRST,
        page,
      ),

    /** Stores a conversation, merged with what is stored already. */
    put: (
      ownerId: OwnerId,
      { id, messages }: { id: string; messages: KeptMessage[] },
      momentOf: MomentOf,
    ): Promise<KeptConversation | Refused> =>
      db.transaction().execute(async (trx) => {
        // One change of a person after the other, so that none is committed with an earlier moment than one already read.
        const settings = await lockRow(trx, "echo_settings", { userId: ownerId }, ["keepsConversations"]);
        if (!settings?.keepsConversations) return { refused: "not kept" };
        const stored = await ofPerson(ownerId, trx).select(COLUMNS).where("id", "=", id).executeTakeFirst();
        if (stored?.isDeleted) return { refused: "missing" };
        const merged = mergeMessages(stored?.messages ?? [], messages);
        if (stored && versionOf(stored.messages) === versionOf(merged)) return stored;
        const sentence = excessOf(merged);
        if (sentence) return { refused: "too large", sentence };
        if (!stored && (await isFull(trx, ownerId))) return { refused: "too many" };
        const change = { messages: toJson(merged), updatedAt: momentOf(await newestOf(trx, ownerId)) };
        if (stored) {
          return trx
            .updateTable("echo_conversations")
            .set(change)
            .where("id", "=", id)
            .returning(COLUMNS)
            .executeTakeFirstOrThrow();
        }
        const row = { id, userId: ownerId, isDeleted: false, ...change };
        const inserted = await insertUnlessThere<KeptConversation>(trx, "echo_conversations", row, COLUMNS);
        return inserted ?? { refused: "missing" };
      }),

    /** Removes the messages. @returns whether there was such a conversation */
    delete: (ownerId: OwnerId, id: string, momentOf: MomentOf): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        await lockRow(trx, "echo_settings", { userId: ownerId }, ["userId"]);
        const { numUpdatedRows } = await trx
          .updateTable("echo_conversations")
          .set({ messages: toJson([]), isDeleted: true, updatedAt: momentOf(await newestOf(trx, ownerId)) })
          .where("id", "=", id)
          .where("userId", "=", ownerId)
          .where("isDeleted", "=", false)
          .executeTakeFirst();
        return numUpdatedRows === 1n;
      }),

    /** Forgets that conversations were deleted before this instant. */
    async forgetDeleted(before: string): Promise<void> {
      await db
        .deleteFrom("echo_conversations")
        .where("isDeleted", "=", true)
        .where("updatedAt", "<", before)
        .execute();
    },
  };
}
