import type { SeedText } from "#server/platform/db/seeding.ts";
import { COACHING } from "#shared/doctrine/coaching.content.ts";
import type { DoctrineArticle, StoredLesson } from "#shared/doctrine/doctrine.contract.ts";
import { LESSONS } from "#shared/doctrine/lessons.content.ts";
import { ORDERS, type UniversalOrder } from "#shared/doctrine/orders.content.ts";
import { PLAYBOOKS } from "#shared/doctrine/playbooks.content.ts";
import { WATCH_OUTS, type WatchOut } from "#shared/doctrine/watch-outs.content.ts";
import { MODES } from "#shared/modes/modes.ts";

export type ArticleContent = Pick<DoctrineArticle, "title" | "bodyMd" | "surfaces" | "tags" | "orderIndex">;
/** The part of a lesson that ships with the product. The video and whether it is shown belong to the instance. */
export type LessonContent = Omit<StoredLesson, "id" | "videoId">;

/** Everything that a fresh instance is given. */
export interface DoctrineSeed {
  pack: { seedKey: string; name: string; version: string };
  articles: readonly SeedText<ArticleContent>[];
  lessons: readonly SeedText<LessonContent>[];
}

function orderArticle(order: UniversalOrder): SeedText<Omit<ArticleContent, "orderIndex">> {
  const applications = MODES.map(({ id, label }) => `**${label}:** ${order.applications[id]}`);
  const pillars = order.alsoPillar ? [order.pillar, order.alsoPillar] : [order.pillar];
  return {
    key: `order/${order.id}`,
    content: {
      title: order.title,
      bodyMd: [order.intent, ...applications].join("\n\n"),
      surfaces: ["chip", "coach"],
      tags: ["Universal Orders", ...pillars],
    },
  };
}

function watchOutArticle(watchOut: WatchOut): SeedText<Omit<ArticleContent, "orderIndex">> {
  return {
    key: `watch-out/${watchOut.id}`,
    content: {
      title: watchOut.title,
      bodyMd: [
        watchOut.intent,
        `**Ask:** ${watchOut.ask}`,
        `**One small step:** ${watchOut.step}`,
        `**Triggers:** ${watchOut.triggers.join(", ")}`,
      ].join("\n\n"),
      surfaces: ["chip", "coach"],
      tags: ["Watch Outs", watchOut.pillar, ...watchOut.categories],
    },
  };
}

const ARTICLES: SeedText<Omit<ArticleContent, "orderIndex">>[] = [
  ...ORDERS.map(orderArticle),
  ...WATCH_OUTS.map(watchOutArticle),
  ...COACHING.map(({ key, title, bodyMd }) => ({
    key,
    content: { title, bodyMd, surfaces: ["coach" as const], tags: ["Coaching"] },
  })),
  ...PLAYBOOKS.map(({ key, title, bodyMd, surfaces, tags, pillar }) => ({
    key,
    content: { title, bodyMd, surfaces: [...surfaces], tags: [...tags, pillar] },
  })),
];

/** The product's own doctrine. */
export const DOCTRINE_SEED: DoctrineSeed = {
  pack: { seedKey: "ridgeline", name: "Ridgeline doctrine", version: "1" },
  articles: ARTICLES.map(({ key, content }, index) => ({
    key,
    content: { ...content, orderIndex: index + 1 },
  })),
  lessons: LESSONS.map(({ id, bullets, watchOutIds, ...lesson }) => ({
    key: id,
    content: { ...lesson, bullets: [...bullets], watchOutIds: [...watchOutIds] },
  })),
};
