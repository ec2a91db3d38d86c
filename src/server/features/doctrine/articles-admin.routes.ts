import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { ContentAdmin } from "#server/platform/audit/content-admin.ts";
import { contentRoutes } from "#server/platform/audit/content-routes.ts";
import { idSchema } from "#shared/common/common.contract.ts";
import {
  type AdminArticle,
  ARTICLES_ADMIN_PATH,
  type ArticleAdminContent,
  adminArticleSchema,
  articleChangesSchema,
} from "#shared/doctrine/articles-admin.contract.ts";

export const articlesAdminRoutes: FastifyPluginAsyncZod<{
  articlesAdmin: ContentAdmin<AdminArticle, ArticleAdminContent>;
}> = async (app, { articlesAdmin }) =>
  contentRoutes<AdminArticle, ArticleAdminContent>(app, {
    name: "Article",
    plural: "Articles",
    path: ARTICLES_ADMIN_PATH,
    id: idSchema,
    row: adminArticleSchema,
    changes: articleChangesSchema as never,
    admin: articlesAdmin,
  });
