import "./doctrine.tables.ts";
import type { ContentStore } from "#server/platform/audit/content-admin.ts";
import type { Database } from "#server/platform/db/database.ts";
import { seedHashOf } from "#server/platform/db/seeding.ts";
import type { AdminArticle, ArticleAdminContent } from "#shared/doctrine/articles-admin.contract.ts";
import { COACHING } from "#shared/doctrine/coaching.content.ts";
import { articleColumns } from "./doctrine.repository.ts";
import { DOCTRINE_SEED } from "./doctrine-seed.rules.ts";

/** Screens show these as stored. The Universal Orders, Watch Outs and templates have more to them than their article. */
const SHOWN = DOCTRINE_SEED.articles.filter(({ key }) => COACHING.some((item) => item.key === key));

/** The articles that screens show, for admins. None is added or removed, because the screens know their keys. */
export function createArticlesAdminStore(db: Database): ContentStore<AdminArticle, ArticleAdminContent> {
  const rows = (executor: Database) =>
    executor
      .selectFrom("doctrine_articles as article")
      .innerJoin("doctrine_packs as pack", "pack.id", "article.packId")
      .select(["article.id", "article.key", "article.title", "article.bodyMd"])
      .where("pack.seedKey", "=", DOCTRINE_SEED.pack.seedKey)
      .where("pack.isActive", "=", true);
  const withOriginal = (row: Omit<AdminArticle, "original">): AdminArticle[] => {
    const seed = SHOWN.find(({ key }) => key === row.key);
    return seed ? [{ ...row, original: { title: seed.content.title, bodyMd: seed.content.bodyMd } }] : [];
  };

  async function find(transaction: Database, id: string): Promise<AdminArticle | null> {
    const row = await rows(transaction).where("article.id", "=", id).executeTakeFirst();
    return (row && withOriginal(row)[0]) ?? null;
  }

  return {
    all: async () => (await rows(db).orderBy("article.orderIndex").execute()).flatMap(withOriginal),

    find,

    async update(transaction, id, changes) {
      const update = transaction.updateTable("doctrine_articles").where("id", "=", id);
      await update.set(changes).execute();
      const article = await find(transaction, id);
      const builtIn = SHOWN.find(
        ({ key, content: { title, bodyMd } }) =>
          key === article?.key && title === article.title && bodyMd === article.bodyMd,
      );
      // Nobody's edit any more, so the next version may reword it.
      if (builtIn)
        await update
          .set({ ...articleColumns(builtIn.content), seedHash: seedHashOf(builtIn.content) })
          .execute();
    },
  };
}
