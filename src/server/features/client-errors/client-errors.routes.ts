import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { CLIENT_ERROR_MAX_BYTES, CLIENT_ERRORS_PATH } from "#shared/client-errors/client-error-limits.ts";
import { clientErrorSchema } from "#shared/client-errors/client-errors.contract.ts";
import { noContentSchema } from "#shared/common/common.contract.ts";
import type { ClientErrorsService } from "./client-errors.service.ts";

/** Open to everyone: the app may break before anybody has signed in. */
export const clientErrorsRoutes: FastifyPluginAsyncZod<{ clientErrorsService: ClientErrorsService }> = async (
  app,
  { clientErrorsService },
) => {
  app.post(
    CLIENT_ERRORS_PATH,
    {
      bodyLimit: CLIENT_ERROR_MAX_BYTES,
      schema: {
        tags: ["Client errors"],
        operationId: "reportClientError",
        summary: "Write an error that the browser caught to the server's log",
        body: clientErrorSchema,
        response: { 204: noContentSchema },
      },
    },
    async (request, reply) => {
      await clientErrorsService.report(request.body, request.ip, (clientError) =>
        request.log.warn({ requestId: request.id, clientError }, "client error"),
      );
      return reply.code(204).send(null);
    },
  );
};
