import * as z from "zod/mini";
import { idSchema, requiredText } from "../common/common.contract.ts";

export const ARTICLES_ADMIN_PATH = "/api/admin/articles";

const contentShape = z.object({
  title: requiredText("The title", 120),
  bodyMd: requiredText("The text", 8000),
});
export type ArticleAdminContent = z.infer<typeof contentShape>;

export const articleChangesSchema = z
  .partial(contentShape)
  .check(z.refine((changes) => Object.keys(changes).length > 0, "There's nothing to change."));

/** An article as admins see it, beside the built-in text. */
export const adminArticleSchema = z.object({
  id: idSchema,
  key: z.string(),
  title: z.string(),
  bodyMd: z.string(),
  original: z.object({ title: z.string(), bodyMd: z.string() }),
});
export type AdminArticle = z.infer<typeof adminArticleSchema>;
