import { v7 as uuidv7 } from "uuid";
import type { ObjectivesService } from "#server/features/objectives/objectives.service.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import { badRequest, notFound } from "#server/platform/http/errors.ts";
import type { Deleted } from "#shared/common/common.contract.ts";
import { type EchoProposalInput, echoProposalSchema } from "#shared/echo/echo.contract.ts";
import type { Proposal } from "#shared/proposals/proposals.contract.ts";
import type { ProposalsRepository } from "./proposals.repository.ts";

export type ProposalsService = ReturnType<typeof createProposalsService>;

interface Deps {
  repository: ProposalsRepository;
  objectivesService: Pick<ObjectivesService, "titlesOf">;
  clock: Clock;
}

export function createProposalsService({ repository, objectivesService, clock }: Deps) {
  return {
    /** Those that wait for the person, oldest first. */
    list: (ownerId: OwnerId): Promise<Proposal[]> => repository.list(ownerId),

    /**
     * Keeps a proposal until the person decides. It is checked as the card that the person will see.
     * @throws HttpError 400, 404 for a milestone of an objective that is not there, 409 when too many wait
     */
    async propose(
      ownerId: OwnerId,
      tokenName: string,
      { kind, fields }: { kind: EchoProposalInput["kind"]; fields: unknown },
    ): Promise<Proposal> {
      const id = uuidv7();
      const { data, error } = echoProposalSchema.safeParse({ id, kind, fields });
      if (!data) throw badRequest(error.issues[0]?.message ?? "That can't be proposed.");
      if (data.kind === "milestone") {
        const { objectiveId } = data.fields;
        const titles = await objectivesService.titlesOf(ownerId, [objectiveId]);
        if (!titles.has(objectiveId)) throw notFound("objective");
      }
      const proposal = { id, tokenName, kind, fields: data.fields, createdAt: clock.nowIso() };
      await repository.insert(ownerId, proposal);
      return proposal;
    },

    /** The person has decided. @throws HttpError 404 */
    async delete(ownerId: OwnerId, id: string): Promise<Deleted> {
      const undoId = await repository.delete(ownerId, id, clock.nowIso());
      if (!undoId) throw notFound("proposal");
      return { undoId };
    },
  };
}
