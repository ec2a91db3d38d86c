import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { ownerOf } from "#server/platform/auth/owner.ts";
import { sendPage } from "#server/platform/http/pages.ts";
import { sendStored } from "#server/platform/http/stored.ts";
import {
  BOUNDARY_PATHS,
  newReviewSchema,
  reviewSchema,
  reviewsQuerySchema,
} from "#shared/boundaries/boundaries.contract.ts";
import { deletedSchema, idSchema } from "#shared/common/common.contract.ts";
import { pageQuerySchema } from "#shared/common/pages.contract.ts";
import type { BoundaryReviewsService } from "./boundary-reviews.service.ts";

export const boundaryReviewsRoutes: FastifyPluginAsyncZod<{
  boundaryReviewsService: BoundaryReviewsService;
}> = async (app, { boundaryReviewsService }) => {
  const tags = ["Boundaries"];
  const params = z.object({ id: idSchema });

  app.get(
    BOUNDARY_PATHS.reviews,
    {
      schema: {
        tags,
        operationId: "listBoundaryReviews",
        summary: "List the times that boundaries were honored or not, newest first",
        querystring: reviewsQuerySchema,
        response: { 200: z.array(reviewSchema) },
      },
    },
    async (request, reply) =>
      sendPage(request, reply, await boundaryReviewsService.list(ownerOf(request), request.query)),
  );

  app.get(
    BOUNDARY_PATHS.reviewsOf(":id"),
    {
      schema: {
        tags,
        operationId: "listReviewsOfBoundary",
        summary: "List the times that a boundary was honored or not, newest first",
        params,
        querystring: pageQuerySchema,
        response: { 200: z.array(reviewSchema) },
      },
    },
    async (request, reply) =>
      sendPage(
        request,
        reply,
        await boundaryReviewsService.listOf(ownerOf(request), request.params.id, request.query),
      ),
  );

  app.post(
    BOUNDARY_PATHS.reviewsOf(":id"),
    {
      schema: {
        tags,
        operationId: "addBoundaryReview",
        summary: "Record that a boundary was honored or not",
        params,
        body: newReviewSchema,
        response: { 200: reviewSchema, 201: reviewSchema },
      },
    },
    async (request, reply) =>
      sendStored(reply, await boundaryReviewsService.add(ownerOf(request), request.params.id, request.body)),
  );

  app.delete(
    BOUNDARY_PATHS.review(":id"),
    {
      schema: {
        tags,
        operationId: "deleteBoundaryReview",
        summary: "Delete one time that a boundary was honored or not; `undoId` restores it for 15 minutes",
        params,
        response: { 200: deletedSchema },
      },
    },
    (request) => boundaryReviewsService.delete(ownerOf(request), request.params.id),
  );
};
