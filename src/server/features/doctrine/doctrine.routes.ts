import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import {
  articlesQuerySchema,
  DOCTRINE_PATHS,
  doctrineArticleSchema,
  doctrinePackSchema,
  storedLessonSchema,
} from "#shared/doctrine/doctrine.contract.ts";
import type { DoctrineService } from "./doctrine.service.ts";

/** Orders, watch-outs, coaching texts, playbooks and lessons, the same for everyone on the instance. */
export const doctrineRoutes: FastifyPluginAsyncZod<{ doctrineService: DoctrineService }> = async (
  app,
  { doctrineService },
) => {
  const tags = ["Doctrine"];

  app.get(
    DOCTRINE_PATHS.packs,
    {
      schema: {
        tags,
        operationId: "listDoctrinePacks",
        summary: "List the active doctrine packs",
        response: { 200: z.array(doctrinePackSchema) },
      },
    },
    () => doctrineService.packs(),
  );

  app.get(
    DOCTRINE_PATHS.articles,
    {
      schema: {
        tags,
        operationId: "listDoctrineArticles",
        summary: "List the articles of the active packs, or one of them",
        querystring: articlesQuerySchema,
        response: { 200: z.array(doctrineArticleSchema) },
      },
    },
    (request) => doctrineService.articles(request.query),
  );

  app.get(
    DOCTRINE_PATHS.lessons,
    {
      schema: {
        tags,
        operationId: "listLessons",
        summary: "List the lessons in order",
        response: { 200: z.array(storedLessonSchema) },
      },
    },
    () => doctrineService.lessons(),
  );
};
