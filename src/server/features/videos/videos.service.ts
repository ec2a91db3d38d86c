import type { Clock } from "#server/platform/clock/clock.ts";
import { planSeeding } from "#server/platform/db/seeding.ts";
import { VIDEOS, type VideoContent } from "#shared/videos/videos.content.ts";
import type { Video } from "#shared/videos/videos.contract.ts";
import { type VideosRepository, videoKey } from "./videos.repository.ts";

export type VideosService = ReturnType<typeof createVideosService>;

interface Deps {
  repository: VideosRepository;
  clock: Clock;
}

export function createVideosService({ repository, clock }: Deps) {
  return {
    list: (): Promise<Video[]> => repository.list(),
    /** Updates the stored videos to the product's own; what an admin edited, hid or added stays unchanged. */
    async seedDefaults(seed: readonly VideoContent[] = VIDEOS): Promise<void> {
      const texts = seed.map((content) => ({ key: videoKey(content), content }));
      await repository.apply(planSeeding(await repository.stored(), texts), clock.nowIso());
    },
  };
}
