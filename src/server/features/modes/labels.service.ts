import { DEFAULT_LABEL_MAPPINGS } from "#shared/modes/label-mappings.ts";
import type { LabelMapping } from "#shared/modes/modes.contract.ts";
import type { ModeId } from "#shared/modes/modes.ts";
import type { LabelsRepository } from "./labels.repository.ts";

export type LabelsService = ReturnType<typeof createLabelsService>;

export function createLabelsService({ repository }: { repository: LabelsRepository }) {
  return {
    listForMode: (mode: ModeId): Promise<LabelMapping[]> => repository.listForMode(mode),
    /** Makes sure that every word the product uses has a label in every mode. */
    addMissingDefaults: (): Promise<void> => repository.addMissing(DEFAULT_LABEL_MAPPINGS),
  };
}
