import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { ownerOf } from "#server/platform/auth/owner.ts";
import { sendPage } from "#server/platform/http/pages.ts";
import { sendStored } from "#server/platform/http/stored.ts";
import { deletedSchema, errorSchema, idSchema, noContentSchema } from "#shared/common/common.contract.ts";
import {
  LOGS_PATH,
  logEntrySchema,
  logQuerySchema,
  newLogEntrySchema,
} from "#shared/safety/history.contract.ts";
import {
  newSafetyItemSchema,
  SAFETY_PATHS,
  safetyConflictSchema,
  safetyItemChangesSchema,
  safetyItemSchema,
  safetyOrderSchema,
  safetyQuerySchema,
} from "#shared/safety/safety.contract.ts";
import type { SafetyService } from "./safety.service.ts";

const idParams = z.object({ id: idSchema });

/** The safety plan and its history. */
export const safetyRoutes: FastifyPluginAsyncZod<{ safetyService: SafetyService }> = async (
  app,
  { safetyService },
) => {
  const tags = ["Safety"];

  app.get(
    SAFETY_PATHS.list,
    {
      schema: {
        tags,
        operationId: "listSafetyItems",
        summary: "List safety items, oldest first; items for all modes appear in every mode",
        querystring: safetyQuerySchema,
        response: { 200: z.array(safetyItemSchema) },
      },
    },
    async (request, reply) =>
      sendPage(request, reply, await safetyService.list(ownerOf(request), request.query)),
  );

  app.post(
    SAFETY_PATHS.list,
    {
      schema: {
        tags,
        operationId: "createSafetyItem",
        summary: "Add a safety item",
        body: newSafetyItemSchema,
        response: { 200: safetyItemSchema, 201: safetyItemSchema },
      },
    },
    async (request, reply) => sendStored(reply, await safetyService.create(ownerOf(request), request.body)),
  );

  app.put(
    SAFETY_PATHS.order,
    {
      schema: {
        tags,
        operationId: "reorderSafetyItems",
        summary: "Reorder one list of a mode; pinned items still come first",
        body: safetyOrderSchema,
        response: { 204: noContentSchema },
      },
    },
    async (request, reply) => {
      await safetyService.reorder(ownerOf(request), request.body);
      return reply.code(204).send(null);
    },
  );

  app.patch(
    SAFETY_PATHS.one(":id"),
    {
      schema: {
        tags,
        operationId: "updateSafetyItem",
        summary: "Change a safety item, unless it has changed since `baseUpdatedAt`",
        params: idParams,
        body: safetyItemChangesSchema,
        response: { 200: safetyItemSchema, 409: safetyConflictSchema },
      },
    },
    (request) => safetyService.update(ownerOf(request), request.params.id, request.body),
  );

  app.delete(
    SAFETY_PATHS.one(":id"),
    {
      schema: {
        tags,
        operationId: "deleteSafetyItem",
        summary: "Delete a safety item",
        params: idParams,
        response: { 200: deletedSchema },
      },
    },
    (request) => safetyService.delete(ownerOf(request), request.params.id),
  );

  app.get(
    LOGS_PATH,
    {
      schema: {
        tags,
        operationId: "listHistory",
        summary: "List the history of an item, newest first",
        querystring: logQuerySchema,
        response: { 200: z.array(logEntrySchema), 404: errorSchema },
      },
    },
    async (request, reply) =>
      sendPage(
        request,
        reply,
        await safetyService.history(ownerOf(request), request.query.itemId, request.query),
      ),
  );

  app.post(
    LOGS_PATH,
    {
      schema: {
        tags,
        operationId: "createHistoryEntry",
        summary: "Add an entry to the history of an item",
        body: newLogEntrySchema,
        response: { 201: logEntrySchema, 404: errorSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await safetyService.addLogEntry(ownerOf(request), request.body)),
  );
};
