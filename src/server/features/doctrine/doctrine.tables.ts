import type { Generated } from "kysely";
import type { Json } from "#server/platform/db/database.ts";
import type { DoctrineArticle, StoredLesson } from "#shared/doctrine/doctrine.contract.ts";

declare module "#server/platform/db/database.ts" {
  interface Tables {
    /** `seedKey` marks the product's own pack. */
    doctrine_packs: {
      id: string;
      seedKey: string | null;
      name: string;
      scope: Generated<string>;
      version: string;
      isActive: Generated<boolean>;
      createdBy: string | null;
      createdAt: string;
    };
    /** `seedHash` is the hash of the product's text; null for an article that an admin added. */
    doctrine_articles: {
      id: string;
      packId: string;
      key: string;
      title: string;
      bodyMd: string;
      surfaces: Json<DoctrineArticle["surfaces"]>;
      tags: Json<string[]>;
      orderIndex: number;
      seedHash: string | null;
    };
    /** `seedKey` and `seedHash` as above. */
    lessons: {
      id: string;
      seedKey: string | null;
      seedHash: string | null;
      tier: StoredLesson["tier"];
      title: string;
      summary: string;
      bullets: Json<string[]>;
      action: string | null;
      pillar: StoredLesson["pillar"];
      videoId: string | null;
      orderIndex: number;
      isEnabled: Generated<boolean>;
      watchOutIds: Json<number[] | null>;
      createdAt: string;
    };
  }
}
