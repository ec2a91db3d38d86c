import * as z from "zod/mini";
import { idSchema, pillarSchema, timestampSchema } from "#shared/common/common.contract.ts";
import { LESSON_TIERS } from "./lesson.rules.ts";

/** Where an article appears: as a short text on a card, a coaching text, or a template for an objective. */
const SURFACES = ["chip", "coach", "playbook"] as const;

export const doctrinePackSchema = z.object({
  id: idSchema,
  name: z.string(),
  scope: z.string(),
  version: z.string(),
  isActive: z.boolean(),
  createdAt: timestampSchema,
});
export type DoctrinePack = z.infer<typeof doctrinePackSchema>;

export const doctrineArticleSchema = z.object({
  id: idSchema,
  packId: idSchema,
  /** Identifies the article within its pack: "order/1", "watch-out/18", "isap/overview". */
  key: z.string(),
  title: z.string(),
  bodyMd: z.string(),
  surfaces: z.array(z.enum(SURFACES)),
  tags: z.array(z.string()),
  orderIndex: z.int(),
});
export type DoctrineArticle = z.infer<typeof doctrineArticleSchema>;

/** With a key, only that article. */
export const articlesQuerySchema = z.object({
  key: z.optional(z.string("A key is text.").check(z.maxLength(100, "There's no key that long."))),
});
export type ArticlesQuery = z.infer<typeof articlesQuerySchema>;

/** A lesson as stored on an instance: the product's own, possibly edited by an admin, or an admin's. */
export const storedLessonSchema = z.object({
  id: idSchema,
  tier: z.enum(LESSON_TIERS.map(({ id }) => id)),
  title: z.string(),
  summary: z.string(),
  bullets: z.array(z.string()),
  action: z.nullable(z.string()),
  pillar: z.nullable(pillarSchema),
  videoId: z.nullable(z.string()),
  orderIndex: z.int(),
  /** The watch-outs beside which the lesson is offered. */
  watchOutIds: z.array(z.int()),
});
export type StoredLesson = z.infer<typeof storedLessonSchema>;

export const DOCTRINE_PATHS = {
  packs: "/api/doctrine/packs",
  articles: "/api/doctrine/articles",
  lessons: "/api/lessons",
} as const;
