import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ownerOf } from "#server/platform/auth/owner.ts";
import { noContentSchema } from "#shared/common/common.contract.ts";
import {
  signalDismissalSchema,
  signalsQuerySchema,
  WATCH_OUT_PATHS,
  watchOutSignalsSchema,
} from "#shared/watch-outs/watch-outs.contract.ts";
import type { WatchOutsService } from "./watch-outs.service.ts";

export const watchOutsRoutes: FastifyPluginAsyncZod<{ watchOutsService: WatchOutsService }> = async (
  app,
  { watchOutsService },
) => {
  const tags = ["Watch Outs"];

  app.get(
    WATCH_OUT_PATHS.signals,
    {
      config: { heavyRead: true },
      schema: {
        tags,
        operationId: "listSignals",
        summary: "List the watch-outs that the person's records show, strongest first",
        querystring: signalsQuerySchema,
        response: { 200: watchOutSignalsSchema },
      },
    },
    (request) => watchOutsService.signals(ownerOf(request), request.query),
  );

  app.post(
    WATCH_OUT_PATHS.dismissSignal,
    {
      schema: {
        tags,
        operationId: "dismissSignal",
        summary: "Dismiss a signal until the state that it speaks of changes",
        body: signalDismissalSchema,
        response: { 204: noContentSchema },
      },
    },
    async (request, reply) => {
      await watchOutsService.dismiss(ownerOf(request), request.body);
      return reply.code(204).send(null);
    },
  );
};
