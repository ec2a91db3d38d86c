import "./videos.tables.ts";
import { v7 as uuidv7 } from "uuid";
import { type Database, toJson } from "#server/platform/db/database.ts";
import type { SeedingPlan, StoredText } from "#server/platform/db/seeding.ts";
import type { VideoContent } from "#shared/videos/videos.content.ts";
import type { Video } from "#shared/videos/videos.contract.ts";

const CONTENT = [
  ...(["title", "provider", "videoId"] as const),
  ...(["durationSec", "tags", "pillar"] as const),
] as const satisfies readonly (keyof VideoContent)[];

/** Identifies a video in every version of the product. */
export const videoKey = ({ provider, videoId }: Pick<VideoContent, "provider" | "videoId">): string =>
  `${provider}/${videoId}`;

export type VideosRepository = ReturnType<typeof createVideosRepository>;

export function createVideosRepository(db: Database) {
  const columns = ({ tags, ...content }: VideoContent) => ({ ...content, tags: toJson(tags) });

  return {
    /** All public videos, oldest first. */
    list: (): Promise<Video[]> =>
      db
        .selectFrom("videos")
        .select(["id", ...CONTENT])
        .where("visibility", "=", "public")
        .orderBy("createdAt")
        .orderBy("id")
        .execute(),

    /** The videos that ship with the product, hidden or not. */
    async stored(): Promise<StoredText<VideoContent>[]> {
      const rows = await db
        .selectFrom("videos")
        .select(["id", "seedHash", ...CONTENT])
        .where("seedHash", "is not", null)
        .execute();
      return rows.map(({ id, seedHash, ...content }) => ({ id, key: videoKey(content), seedHash, content }));
    },

    async apply({ add, replace, remove }: SeedingPlan<VideoContent>, createdAt: string): Promise<void> {
      if (add.length > 0) {
        await db
          .insertInto("videos")
          // The ids ascend, so videos added together stay in their order.
          .values(
            add.map(({ content, seedHash }) => ({ ...columns(content), id: uuidv7(), seedHash, createdAt })),
          )
          .onConflict((on) => on.columns(["provider", "videoId"]).doNothing())
          .execute();
      }
      for (const { id, content, seedHash } of replace) {
        await db
          .updateTable("videos")
          .set({ ...columns(content), seedHash })
          .where("id", "=", id)
          .execute();
      }
      if (remove.length > 0) await db.deleteFrom("videos").where("id", "in", remove).execute();
    },
  };
}
