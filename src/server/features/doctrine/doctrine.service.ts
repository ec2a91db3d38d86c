import type { Clock } from "#server/platform/clock/clock.ts";
import { fingerprintOf, planSeeding } from "#server/platform/db/seeding.ts";
import type {
  ArticlesQuery,
  DoctrineArticle,
  DoctrinePack,
  StoredLesson,
} from "#shared/doctrine/doctrine.contract.ts";
import type { DoctrineRepository } from "./doctrine.repository.ts";
import { DOCTRINE_SEED, type DoctrineSeed } from "./doctrine-seed.rules.ts";

export type DoctrineService = ReturnType<typeof createDoctrineService>;

interface Deps {
  repository: DoctrineRepository;
  clock: Clock;
}

export function createDoctrineService({ repository, clock }: Deps) {
  return {
    packs: (): Promise<DoctrinePack[]> => repository.packs(),
    articles: (query: ArticlesQuery): Promise<DoctrineArticle[]> => repository.articles(query),
    lessons: (): Promise<StoredLesson[]> => repository.lessons(),
    /**
     * Updates the stored texts to the product's own; what an admin edited, hid or added stays unchanged. If the hash of
     * all texts is unchanged, they are not compared again.
     */
    async seedDefaults(seed: DoctrineSeed = DOCTRINE_SEED): Promise<void> {
      const fingerprint = fingerprintOf(seed);
      if ((await repository.seededFingerprint()) === fingerprint) return;
      const packId = await repository.seedPack(seed.pack, clock.nowIso());
      const articles = planSeeding(await repository.storedArticles(packId), seed.articles);
      await repository.applyArticles(packId, articles);
      const lessons = planSeeding(await repository.storedLessons(), seed.lessons);
      await repository.applyLessons(lessons, clock.nowIso());
      // Last, so the next start completes one that was interrupted.
      await repository.rememberFingerprint(fingerprint);
    },
  };
}
