import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { ContentAdmin } from "#server/platform/audit/content-admin.ts";
import { contentRoutes } from "#server/platform/audit/content-routes.ts";
import { idSchema } from "#shared/common/common.contract.ts";
import {
  type AdminVideo,
  adminVideoSchema,
  VIDEOS_ADMIN_PATH,
  type VideoAdminContent,
  videoChangesSchema,
  videoContentSchema,
} from "#shared/videos/videos-admin.contract.ts";

export const videosAdminRoutes: FastifyPluginAsyncZod<{
  videosAdmin: ContentAdmin<AdminVideo, VideoAdminContent>;
}> = async (app, { videosAdmin }) =>
  contentRoutes<AdminVideo, VideoAdminContent>(app, {
    name: "Video",
    plural: "Videos",
    path: VIDEOS_ADMIN_PATH,
    id: idSchema,
    row: adminVideoSchema,
    content: videoContentSchema,
    changes: videoChangesSchema as never,
    admin: videosAdmin,
  });
