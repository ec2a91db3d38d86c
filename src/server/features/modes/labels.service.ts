import { planSeeding } from "#server/platform/db/seeding.ts";
import { DEFAULT_LABEL_MAPPINGS } from "#shared/modes/label-mappings.content.ts";
import type { LabelMapping } from "#shared/modes/modes.contract.ts";
import type { ModeId } from "#shared/modes/modes.ts";
import type { LabelContent, LabelsRepository } from "./labels.repository.ts";

export type LabelsService = ReturnType<typeof createLabelsService>;

const keyOf = ({ mode, key }: LabelContent) => `${mode}/${key}`;

export function createLabelsService({ repository }: { repository: LabelsRepository }) {
  return {
    listForMode: (mode: ModeId): Promise<LabelMapping[]> => repository.listForMode(mode),

    /** Updates the stored labels to the product's own; labels edited by an admin stay unchanged. */
    async seedDefaults(seed: readonly LabelContent[] = DEFAULT_LABEL_MAPPINGS): Promise<void> {
      const texts = seed.map((content) => ({ key: keyOf(content), content }));
      await repository.apply(planSeeding(await repository.stored(keyOf), texts));
    },
  };
}
