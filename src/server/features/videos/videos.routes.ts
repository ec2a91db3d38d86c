import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { videoSchema } from "#shared/videos/videos.contract.ts";
import { VIDEOS_PATH } from "#shared/videos/videos.ts";
import type { VideosService } from "./videos.service.ts";

/** Private, because any response may carry a renewed session cookie. */
const CACHING = "private, max-age=300";

/** The library of guided meditations, with or without an account. */
export const videosRoutes: FastifyPluginAsyncZod<{ videosService: VideosService }> = async (
  app,
  { videosService },
) => {
  app.get(
    VIDEOS_PATH,
    {
      schema: {
        tags: ["Videos"],
        operationId: "listVideos",
        summary: "List the guided meditations",
        response: { 200: z.array(videoSchema) },
      },
    },
    async (_request, reply) => {
      const videos = await videosService.list();
      void reply.header("cache-control", CACHING);
      return videos;
    },
  );
};
