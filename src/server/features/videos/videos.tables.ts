import type { Generated } from "kysely";
import type { Json } from "#server/platform/db/database.ts";
import type { Video } from "#shared/videos/videos.contract.ts";

declare module "#server/platform/db/database.ts" {
  interface Tables {
    videos: {
      id: string;
      title: string;
      provider: Video["provider"];
      videoId: string;
      durationSec: Video["durationSec"];
      tags: Json<string[]>;
      pillar: Video["pillar"];
      /** "public", or anything else for a video that an admin has hidden. */
      visibility: Generated<string>;
      createdAt: string;
      /** The hash of the product's own entry; null for a video that an admin added. */
      seedHash: string | null;
    };
  }
}
