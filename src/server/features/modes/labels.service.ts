import { DEFAULT_LABEL_MAPPINGS } from "#shared/modes/label-mappings.ts";
import type { LabelMapping } from "#shared/modes/modes.contract.ts";
import type { ModeId } from "#shared/modes/modes.ts";
import type { LabelsRepository } from "./labels.repository.ts";

export interface LabelsService {
  listForMode(mode: ModeId): Promise<LabelMapping[]>;
  /** Makes sure that every word the product uses has a label in every mode. */
  addMissingDefaults(): Promise<void>;
}

export function createLabelsService(repository: LabelsRepository): LabelsService {
  return {
    listForMode: (mode) => repository.listForMode(mode),
    addMissingDefaults: () => repository.addMissing(DEFAULT_LABEL_MAPPINGS),
  };
}
