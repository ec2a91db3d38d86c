import type { Clock } from "#server/platform/clock/clock.ts";
import { fingerprintOf, planSeeding } from "#server/platform/db/seeding.ts";
import type { DoctrineArticle, DoctrinePack, StoredLesson } from "#shared/doctrine/doctrine.contract.ts";
import type { DoctrineRepository } from "./doctrine.repository.ts";
import { DOCTRINE_SEED, type DoctrineSeed } from "./doctrine-seed.rules.ts";

export type DoctrineService = ReturnType<typeof createDoctrineService>;

interface Deps {
  repository: DoctrineRepository;
  clock: Clock;
}

export function createDoctrineService({ repository, clock }: Deps) {
  return {
    /** The packs in use. */
    packs: (): Promise<DoctrinePack[]> => repository.packs(),
    /** The articles of the packs in use. */
    articles: (): Promise<DoctrineArticle[]> => repository.articles(),
    /** The lessons that are not hidden. */
    lessons: (): Promise<StoredLesson[]> => repository.lessons(),
    /**
     * Brings the stored texts up to date with the product's own; what an admin has edited, hidden or added stays. Texts
     * that were all stored before are recognised by their fingerprint and not compared again.
     */
    async seedDefaults(seed: DoctrineSeed = DOCTRINE_SEED): Promise<void> {
      const fingerprint = fingerprintOf(seed);
      if ((await repository.seededFingerprint()) === fingerprint) return;
      const packId = await repository.seedPack(seed.pack, clock.nowIso());
      const articles = planSeeding(await repository.storedArticles(packId), seed.articles);
      await repository.applyArticles(packId, articles);
      const lessons = planSeeding(await repository.storedLessons(), seed.lessons);
      await repository.applyLessons(lessons, clock.nowIso());
      // Last: a start that ends halfway is made up for by the next one.
      await repository.rememberFingerprint(fingerprint);
    },
  };
}
