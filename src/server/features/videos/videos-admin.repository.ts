import "./videos.tables.ts";
import { v7 as uuidv7 } from "uuid";
import type { ContentStore } from "#server/platform/audit/content-admin.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import { type Database, toJson } from "#server/platform/db/database.ts";
import type { AdminVideo, VideoAdminContent } from "#shared/videos/videos-admin.contract.ts";

/** A video of the product stays with this visibility when it is deleted, so that the next start does not bring it back. */
const DELETED = "deleted";

/** All videos, for admins. */
export function createVideosAdminStore(
  db: Database,
  clock: Clock,
): ContentStore<AdminVideo, VideoAdminContent> {
  const rows = (executor: Database) =>
    executor
      .selectFrom("videos")
      .select(["id", "title", "provider", "videoId", "durationSec", "tags", "pillar", "visibility"])
      .where("visibility", "!=", DELETED);
  const columns = ({ tags, isHidden, ...content }: Partial<VideoAdminContent>) => ({
    ...content,
    ...(tags && { tags: toJson(tags) }),
    ...(isHidden !== undefined && { visibility: isHidden ? "hidden" : "public" }),
  });
  const asSeen = ({
    visibility,
    ...video
  }: { visibility: string } & Omit<AdminVideo, "isHidden">): AdminVideo => ({
    ...video,
    isHidden: visibility !== "public",
  });

  return {
    all: async () => (await rows(db).orderBy("createdAt").orderBy("id").execute()).map(asSeen),

    async find(transaction, id) {
      const row = await rows(transaction).where("id", "=", id).executeTakeFirst();
      return row ? asSeen(row) : null;
    },

    async insert(transaction, content) {
      const { provider, videoId } = content;
      const deleted = await transaction
        .updateTable("videos")
        .set(columns(content))
        .where("provider", "=", provider)
        .where("videoId", "=", videoId)
        .where("visibility", "=", DELETED)
        .returning("id")
        .executeTakeFirst();
      if (deleted) return deleted.id;
      const id = uuidv7();
      const { isHidden, tags, ...fields } = content;
      await transaction
        .insertInto("videos")
        .values({
          ...fields,
          id,
          tags: toJson(tags),
          visibility: isHidden ? "hidden" : "public",
          seedHash: null,
          createdAt: clock.nowIso(),
        })
        .execute();
      return id;
    },

    async update(transaction, id, changes) {
      if (Object.keys(changes).length === 0) return;
      await transaction.updateTable("videos").set(columns(changes)).where("id", "=", id).execute();
    },

    async remove(transaction, id) {
      await transaction.updateTable("videos").set({ visibility: DELETED }).where("id", "=", id).execute();
    },
  };
}
