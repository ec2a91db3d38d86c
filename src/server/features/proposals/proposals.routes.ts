import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { ownerOf } from "#server/platform/auth/owner.ts";
import { deletedSchema, idSchema } from "#shared/common/common.contract.ts";
import { PROPOSAL_PATHS, proposalSchema } from "#shared/proposals/proposals.contract.ts";
import type { ProposalsService } from "./proposals.service.ts";

export const proposalsRoutes: FastifyPluginAsyncZod<{ proposalsService: ProposalsService }> = async (
  app,
  { proposalsService },
) => {
  const tags = ["Proposals"];

  app.get(
    PROPOSAL_PATHS.list,
    {
      schema: {
        tags,
        operationId: "listProposals",
        summary: "List what the person's programs propose to add, oldest first",
        response: { 200: z.array(proposalSchema) },
      },
    },
    (request) => proposalsService.list(ownerOf(request)),
  );

  app.delete(
    PROPOSAL_PATHS.one(":id"),
    {
      schema: {
        tags,
        operationId: "deleteProposal",
        summary: "Take away a proposal that was added or dismissed; `undoId` restores it for 15 minutes",
        params: z.object({ id: idSchema }),
        response: { 200: deletedSchema },
      },
    },
    (request) => proposalsService.delete(ownerOf(request), request.params.id),
  );
};
