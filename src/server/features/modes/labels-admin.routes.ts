import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { ContentAdmin } from "#server/platform/audit/content-admin.ts";
import { contentRoutes } from "#server/platform/audit/content-routes.ts";
import { idSchema } from "#shared/common/common.contract.ts";
import {
  type AdminLabel,
  adminLabelSchema,
  LABELS_ADMIN_PATH,
  type LabelAdminContent,
  labelChangesSchema,
} from "#shared/modes/labels-admin.contract.ts";

export const labelsAdminRoutes: FastifyPluginAsyncZod<{
  labelsAdmin: ContentAdmin<AdminLabel, LabelAdminContent>;
}> = async (app, { labelsAdmin }) =>
  contentRoutes<AdminLabel, LabelAdminContent>(app, {
    name: "Label",
    plural: "Labels",
    path: LABELS_ADMIN_PATH,
    id: idSchema,
    row: adminLabelSchema,
    changes: labelChangesSchema as never,
    admin: labelsAdmin,
  });
