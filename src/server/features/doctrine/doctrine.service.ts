import type { Clock } from "#server/platform/clock/clock.ts";
import { fingerprintOf, planSeeding } from "#server/platform/db/seeding.ts";
import type { DoctrineArticle, DoctrinePack, StoredLesson } from "#shared/doctrine/doctrine.contract.ts";
import type { DoctrineRepository } from "./doctrine.repository.ts";
import { DOCTRINE_SEED, type DoctrineSeed } from "./doctrine-seed.rules.ts";

export interface DoctrineService {
  /** The packs in use. */
  packs(): Promise<DoctrinePack[]>;
  /** The articles of the packs in use. */
  articles(): Promise<DoctrineArticle[]>;
  /** The lessons that are not hidden. */
  lessons(): Promise<StoredLesson[]>;
  /**
   * Brings the stored texts up to date with the product's own; what an admin has edited, hidden or added stays. Texts
   * that were all stored before are recognised by their fingerprint and not compared again.
   */
  seedDefaults(seed?: DoctrineSeed): Promise<void>;
}

export function createDoctrineService(repository: DoctrineRepository, clock: Clock): DoctrineService {
  return {
    packs: () => repository.packs(),
    articles: () => repository.articles(),
    lessons: () => repository.lessons(),
    async seedDefaults(seed = DOCTRINE_SEED) {
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
