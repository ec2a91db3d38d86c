import type { BriefService } from "#server/features/brief/brief.service.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { EchoBriefQuery } from "#shared/echo/echo.contract.ts";
import type { EchoBrief } from "#shared/echo/echo-brief.ts";
import type { EchoSettingsService } from "./echo-settings.service.ts";

export type EchoBriefService = ReturnType<typeof createEchoBriefService>;

interface Deps {
  briefService: Pick<BriefService, "compose">;
  echoSettingsService: Pick<EchoSettingsService, "hiddenParts">;
}

export function createEchoBriefService({ briefService, echoSettingsService }: Deps) {
  return {
    /** What Echo can see of a person's plan. A part that they keep from Echo stays empty. */
    compose: async (ownerId: OwnerId, query: EchoBriefQuery): Promise<EchoBrief> =>
      briefService.compose(ownerId, query, await echoSettingsService.hiddenParts(ownerId)),
  };
}
