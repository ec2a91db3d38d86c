import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { ModelTokens } from "#server/platform/model/model-tokens.ts";
import type { BriefPart } from "#shared/echo/echo-brief.ts";
import type {
  EchoSettings,
  EchoSettingsChanges,
  StoredEchoSettings,
} from "#shared/echo/echo-settings.contract.ts";
import type { EchoSettingsRepository } from "./echo-settings.repository.ts";

interface Deps {
  repository: EchoSettingsRepository;
  modelTokens: Pick<ModelTokens, "today">;
}

export type EchoSettingsService = ReturnType<typeof createEchoSettingsService>;

/** What a person decided about Echo, for all of their devices. */
export function createEchoSettingsService({ repository, modelTokens }: Deps) {
  const withTokens = async (ownerId: OwnerId, stored: StoredEchoSettings): Promise<EchoSettings> => ({
    ...stored,
    modelTokens: await modelTokens.today(ownerId),
  });
  return {
    get: async (ownerId: OwnerId): Promise<EchoSettings> =>
      withTokens(ownerId, await repository.find(ownerId)),

    /** Not keeping conversations any more deletes all of them on the server, for good. */
    change: async (ownerId: OwnerId, changes: EchoSettingsChanges): Promise<EchoSettings> =>
      withTokens(ownerId, await repository.change(ownerId, changes)),

    /** The parts of the plan that Echo may not read. */
    hiddenParts: async (ownerId: OwnerId): Promise<readonly BriefPart[]> =>
      (await repository.find(ownerId)).hiddenParts,
  };
}
