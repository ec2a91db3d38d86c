import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { ownerOf } from "#server/platform/auth/owner.ts";
import { errorSchema, idSchema, noContentSchema } from "#shared/common/common.contract.ts";
import { UNDO_PATHS } from "#shared/undo/undo.contract.ts";
import type { UndoService } from "./undo.service.ts";

export const undoRoutes: FastifyPluginAsyncZod<{ undoService: UndoService }> = async (
  app,
  { undoService },
) => {
  app.post(
    UNDO_PATHS.restore(":undoId"),
    {
      schema: {
        tags: ["Undo"],
        operationId: "undoDeletion",
        summary: "Undo a deletion within 15 minutes",
        params: z.object({ undoId: idSchema }),
        response: { 402: errorSchema, 204: noContentSchema },
      },
    },
    async (request, reply) => {
      await undoService.restore(ownerOf(request), request.params.undoId);
      return reply.code(204).send(null);
    },
  );
};
