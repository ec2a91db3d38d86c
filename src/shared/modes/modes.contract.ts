import * as z from "zod/mini";
import { modeSchema } from "../common/common.contract.ts";
import { DEFAULT_MODE } from "./modes.ts";

export const modeQuerySchema = z.object({ mode: z._default(modeSchema, DEFAULT_MODE) });

export const labelMappingSchema = z.object({
  key: z.string(),
  label: z.string(),
  helper: z.nullable(z.string()),
});
export const labelMappingsSchema = z.array(labelMappingSchema);
export type LabelMapping = z.infer<typeof labelMappingSchema>;
