import "./doctrine.tables.ts";
import "#server/platform/auth/auth.tables.ts";
import type { NotNull } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { type Database, toJson } from "#server/platform/db/database.ts";
import type { SeedingPlan, StoredText } from "#server/platform/db/seeding.ts";
import type {
  ArticlesQuery,
  DoctrineArticle,
  DoctrinePack,
  StoredLesson,
} from "#shared/doctrine/doctrine.contract.ts";
import type { ArticleContent, DoctrineSeed, LessonContent } from "./doctrine-seed.rules.ts";

const SEED_FACT = "doctrineSeed";
const ARTICLE_CONTENT = ["title", "bodyMd", "surfaces", "tags", "orderIndex"] as const;
const LESSON_CONTENT = ["tier", "title", "summary", "action", "pillar", "orderIndex", "bullets"] as const;

export const articleColumns = ({ surfaces, tags, ...texts }: ArticleContent) => ({
  ...texts,
  surfaces: toJson(surfaces),
  tags: toJson(tags),
});

export type DoctrineRepository = ReturnType<typeof createDoctrineRepository>;

export function createDoctrineRepository(db: Database) {
  return {
    /** Active packs, oldest first. */
    packs: (): Promise<DoctrinePack[]> =>
      db
        .selectFrom("doctrine_packs")
        .select(["id", "name", "scope", "version", "isActive", "createdAt"])
        .where("isActive", "=", true)
        .orderBy("createdAt")
        .orderBy("id")
        .execute(),

    /** The articles of the active packs, pack by pack in order. */
    articles: ({ key }: ArticlesQuery): Promise<DoctrineArticle[]> =>
      db
        .selectFrom("doctrine_articles as article")
        .innerJoin("doctrine_packs as pack", "pack.id", "article.packId")
        .select(["article.id", "article.packId", "article.key", "article.title", "article.bodyMd"])
        .select(["article.surfaces", "article.tags", "article.orderIndex"])
        .where("pack.isActive", "=", true)
        .$if(key !== undefined, (query) => query.where("article.key", "=", key ?? ""))
        .orderBy("pack.createdAt")
        .orderBy("pack.id")
        .orderBy("article.orderIndex")
        .orderBy("article.key")
        .execute(),

    /** Lessons that are not hidden, in order. */
    async lessons(): Promise<StoredLesson[]> {
      const rows = await db
        .selectFrom("lessons")
        .select(["id", ...LESSON_CONTENT, "videoId", "watchOutIds"])
        .where("isEnabled", "=", true)
        .orderBy("orderIndex")
        .orderBy("id")
        .execute();
      return rows.map((row) => ({ ...row, watchOutIds: row.watchOutIds ?? [] }));
    },

    /** The hash of the texts that were stored last; undefined before the first time. */
    async seededFingerprint(): Promise<string | undefined> {
      const fact = await db
        .selectFrom("instance_facts")
        .select("value")
        .where("key", "=", SEED_FACT)
        .executeTakeFirst();
      return fact?.value;
    },

    async rememberFingerprint(value: string): Promise<void> {
      await db
        .insertInto("instance_facts")
        .values({ key: SEED_FACT, value })
        .onConflict((on) => on.column("key").doUpdateSet({ value }))
        .execute();
    },

    /** Creates or updates the product's own pack. @returns its id */
    async seedPack(pack: DoctrineSeed["pack"], createdAt: string): Promise<string> {
      await db
        .insertInto("doctrine_packs")
        .values({ ...pack, id: uuidv7(), createdBy: null, createdAt })
        .onConflict((on) => on.column("seedKey").doUpdateSet({ version: pack.version }))
        .execute();
      const { id } = await db
        .selectFrom("doctrine_packs")
        .select("id")
        .where("seedKey", "=", pack.seedKey)
        .executeTakeFirstOrThrow();
      return id;
    },

    async storedArticles(packId: string): Promise<StoredText<ArticleContent>[]> {
      const rows = await db
        .selectFrom("doctrine_articles")
        .select(["id", "key", "seedHash", ...ARTICLE_CONTENT])
        .where("packId", "=", packId)
        .execute();
      return rows.map(({ id, key, seedHash, ...content }) => ({ id, key, seedHash, content }));
    },

    async applyArticles(
      packId: string,
      { add, replace, remove }: SeedingPlan<ArticleContent>,
    ): Promise<void> {
      if (add.length > 0) {
        await db
          .insertInto("doctrine_articles")
          .values(
            add.map(({ key, content, seedHash }) => ({
              ...articleColumns(content),
              id: uuidv7(),
              packId,
              key,
              seedHash,
            })),
          )
          .onConflict((on) => on.columns(["packId", "key"]).doNothing())
          .execute();
      }
      for (const { id, content, seedHash } of replace) {
        await db
          .updateTable("doctrine_articles")
          .set({ ...articleColumns(content), seedHash })
          .where("id", "=", id)
          .execute();
      }
      if (remove.length > 0) await db.deleteFrom("doctrine_articles").where("id", "in", remove).execute();
    },

    /** Lessons that ship with the product, hidden or not. */
    async storedLessons(): Promise<StoredText<LessonContent>[]> {
      const rows = await db
        .selectFrom("lessons")
        .select(["id", "seedKey", "seedHash", ...LESSON_CONTENT, "watchOutIds"])
        .where("seedKey", "is not", null)
        .$narrowType<{ seedKey: NotNull }>()
        .execute();
      return rows.map(({ id, seedKey, seedHash, ...content }) => ({
        id,
        key: seedKey,
        seedHash,
        content: { ...content, watchOutIds: content.watchOutIds ?? [] },
      }));
    },

    async applyLessons(
      { add, replace, remove }: SeedingPlan<LessonContent>,
      createdAt: string,
    ): Promise<void> {
      const columns = ({ bullets, watchOutIds, ...texts }: LessonContent) => ({
        ...texts,
        bullets: toJson(bullets),
        watchOutIds: toJson(watchOutIds),
      });
      if (add.length > 0) {
        await db
          .insertInto("lessons")
          .values(
            add.map(({ key, content, seedHash }) => ({
              ...columns(content),
              id: uuidv7(),
              seedKey: key,
              seedHash,
              createdAt,
            })),
          )
          .onConflict((on) => on.column("seedKey").doNothing())
          .execute();
      }
      for (const { id, content, seedHash } of replace) {
        await db
          .updateTable("lessons")
          .set({ ...columns(content), seedHash })
          .where("id", "=", id)
          .execute();
      }
      if (remove.length > 0) await db.deleteFrom("lessons").where("id", "in", remove).execute();
    },
  };
}
