import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ownerOf } from "#server/platform/auth/owner.ts";
import {
  COMMAND_STAFF_PATHS,
  commandStateChangesSchema,
  commandStateConflictSchema,
  commandStateSchema,
} from "#shared/command-staff/command-staff.contract.ts";
import { modeQuerySchema } from "#shared/modes/modes.contract.ts";
import type { CommandStaffService } from "./command-staff.service.ts";

/** The largest state that the contract allows is smaller than this in UTF-8, in any script. */
const BODY_LIMIT_BYTES = 1024 * 1024;

export const commandStaffRoutes: FastifyPluginAsyncZod<{ commandStaffService: CommandStaffService }> = async (
  app,
  { commandStaffService },
) => {
  const tags = ["Command & General Staff"];

  app.get(
    COMMAND_STAFF_PATHS.state,
    {
      schema: {
        tags,
        operationId: "getCommandState",
        summary: "Get the command state: mission, outcomes, priorities and role owners",
        querystring: modeQuerySchema,
        response: { 200: commandStateSchema },
      },
    },
    (request) => commandStaffService.read(ownerOf(request), request.query.mode),
  );

  app.put(
    COMMAND_STAFF_PATHS.state,
    {
      bodyLimit: BODY_LIMIT_BYTES,
      schema: {
        tags,
        operationId: "saveCommandState",
        summary: "Save the whole command state, unless it has changed since `basedOn`",
        querystring: modeQuerySchema,
        body: commandStateChangesSchema,
        response: { 200: commandStateSchema, 409: commandStateConflictSchema },
      },
    },
    (request) => commandStaffService.save(ownerOf(request), request.query.mode, request.body),
  );
};
