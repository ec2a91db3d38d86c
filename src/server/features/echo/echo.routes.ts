import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { ownerOf } from "#server/platform/auth/owner.ts";
import { sendEvents } from "#server/platform/http/event-stream.ts";
import { errorSchema } from "#shared/common/common.contract.ts";
import {
  ECHO_DONE,
  ECHO_NOTICES,
  ECHO_PATHS,
  echoBriefAnswerSchema,
  echoBriefQuerySchema,
  echoChatSchema,
} from "#shared/echo/echo.contract.ts";
import type { EchoService } from "./echo.service.ts";
import type { EchoBriefService } from "./echo-brief.service.ts";

export const echoRoutes: FastifyPluginAsyncZod<{
  echoService: EchoService;
  echoBriefService: EchoBriefService;
}> = async (app, { echoService, echoBriefService }) => {
  const tags = ["Echo"];

  app.post(
    ECHO_PATHS.chat,
    {
      schema: {
        tags,
        operationId: "chatWithEcho",
        summary: "Send a message to Echo and stream the reply",
        description:
          "Answers `text/event-stream`: lines `data: {json}` and at the end `data: [DONE]`. Each event has one of `content` (the next piece of the reply), `crisis`, `proposal`, `suggestions` (what the person may want to say next), `notice` and `speaker`; ignore events that you don't know. This call stores nothing of the conversation.",
        body: echoChatSchema,
        response: { 402: errorSchema, 200: { content: { "text/event-stream": { schema: z.string() } } } },
      },
    },
    (request, reply) =>
      sendEvents(request, reply, {
        open: (signal) =>
          echoService.reply(ownerOf(request), request.body, {
            signal,
            onNotice: (code) => request.log.warn({ requestId: request.id, code }, "echo"),
          }),
        done: ECHO_DONE,
        isCut: (event) => "notice" in event && event.notice.code === ECHO_NOTICES.interrupted,
      }),
  );

  app.get(
    ECHO_PATHS.brief,
    {
      schema: {
        tags,
        operationId: "getEchoBrief",
        summary: "Get what Echo can see of the person's plan, and who answers",
        querystring: echoBriefQuerySchema,
        response: { 200: echoBriefAnswerSchema },
      },
    },
    async (request) => ({
      ...(await echoBriefService.compose(ownerOf(request), request.query)),
      speaker: echoService.speaker,
    }),
  );
};
