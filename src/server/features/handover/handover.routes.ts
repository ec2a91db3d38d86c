import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { ownerOf } from "#server/platform/auth/owner.ts";
import { sendPage } from "#server/platform/http/pages.ts";
import { sendStored } from "#server/platform/http/stored.ts";
import { errorSchema, idSchema } from "#shared/common/common.contract.ts";
import { pageQuerySchema } from "#shared/common/pages.contract.ts";
import {
  briefingChangesSchema,
  briefingSchema,
  carryOverDecisionSchema,
  carryOverQuerySchema,
  carryOverSchema,
  decidedItemSchema,
  HANDOVER_PATHS,
  newBriefingSchema,
  prefillQuerySchema,
  prefillSchema,
} from "#shared/handover/handover.contract.ts";
import type { HandoverService } from "./handover.service.ts";

/** Shift handovers, and what they carry over to the next day. */
export const handoverRoutes: FastifyPluginAsyncZod<{ handoverService: HandoverService }> = async (
  app,
  { handoverService },
) => {
  const tags = ["Shift Handover"];

  app.get(
    HANDOVER_PATHS.list,
    {
      schema: {
        tags,
        operationId: "listHandovers",
        summary: "List handovers, newest first",
        querystring: pageQuerySchema,
        response: { 200: z.array(briefingSchema) },
      },
    },
    async (request, reply) =>
      sendPage(request, reply, await handoverService.list(ownerOf(request), request.query)),
  );

  app.post(
    HANDOVER_PATHS.list,
    {
      schema: {
        tags,
        operationId: "createHandover",
        summary: "Log a handover for today or an earlier day",
        body: newBriefingSchema,
        response: { 200: briefingSchema, 201: briefingSchema },
      },
    },
    async (request, reply) => sendStored(reply, await handoverService.create(ownerOf(request), request.body)),
  );

  app.patch(
    HANDOVER_PATHS.one(":id"),
    {
      schema: {
        tags,
        operationId: "updateHandover",
        summary: "Change a handover on the day that it was logged",
        params: z.object({ id: idSchema }),
        body: briefingChangesSchema,
        response: { 200: briefingSchema },
      },
    },
    (request) => handoverService.update(ownerOf(request), request.params.id, request.body),
  );

  app.get(
    HANDOVER_PATHS.prefill,
    {
      schema: {
        tags,
        operationId: "getHandoverPrefill",
        summary: "Suggest the contents of a handover from the day's records",
        querystring: prefillQuerySchema,
        response: { 200: prefillSchema },
      },
    },
    (request) => handoverService.prefill(ownerOf(request), request.query),
  );

  app.get(
    HANDOVER_PATHS.carryOver,
    {
      schema: {
        tags,
        operationId: "getCarryOver",
        summary:
          "List what the latest handover before today offers to carry over, and what was carried over today",
        querystring: carryOverQuerySchema,
        response: { 200: carryOverSchema },
      },
    },
    (request) => handoverService.carryOver(ownerOf(request), request.query),
  );

  app.post(
    HANDOVER_PATHS.carryOver,
    {
      schema: {
        tags,
        operationId: "decideCarryOver",
        summary: "Keep, edit or drop an offered item; only the first decision counts",
        body: carryOverDecisionSchema,
        response: { 200: decidedItemSchema, 404: errorSchema },
      },
    },
    (request) => handoverService.decide(ownerOf(request), request.body),
  );
};
