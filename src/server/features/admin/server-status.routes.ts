import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ownerOf } from "#server/platform/auth/owner.ts";
import {
  SERVER_PATHS,
  serverServicesSchema,
  serverStatusSchema,
  signupsChangeSchema,
} from "#shared/admin/server-status.contract.ts";
import type { ServerStatusService } from "./server-status.service.ts";

/** How the server is, for admins. */
export const serverStatusRoutes: FastifyPluginAsyncZod<{ serverStatusService: ServerStatusService }> = async (
  app,
  { serverStatusService },
) => {
  const tags = ["Administration"];

  app.get(
    SERVER_PATHS.status,
    {
      schema: {
        tags,
        operationId: "getServerStatus",
        summary: "Get the version, the database, the last backup and who can sign up",
        response: { 200: serverStatusSchema },
      },
    },
    () => serverStatusService.status(app.productVersion),
  );

  app.get(
    SERVER_PATHS.services,
    {
      schema: {
        tags,
        operationId: "checkServices",
        summary: "Ask the mail server, the model and the payment service whether they answer",
        response: { 200: serverServicesSchema },
      },
    },
    () => serverStatusService.services(),
  );

  app.put(
    SERVER_PATHS.signups,
    {
      schema: {
        tags,
        operationId: "setSignups",
        summary: "Choose who can sign up; null brings back what SIGNUPS says",
        body: signupsChangeSchema,
        response: { 200: serverStatusSchema.shape.signups },
      },
    },
    (request) => serverStatusService.setSignups(ownerOf(request), request.body.signups),
  );
};
