import * as z from "zod/mini";
import { idSchema, pillarSchema } from "../common/common.contract.ts";
import { VIDEO_PROVIDERS } from "./videos.ts";

/** A guided meditation at a provider. Nothing is fetched from there before a person presses Play. */
export const videoSchema = z.object({
  id: idSchema,
  title: z.string(),
  provider: z.enum(VIDEO_PROVIDERS),
  /** At the provider. */
  videoId: z.string(),
  /** The length in seconds, or null if it is not known. */
  durationSec: z.nullable(z.int()),
  tags: z.array(z.string()),
  pillar: z.nullable(pillarSchema),
});
export type Video = z.infer<typeof videoSchema>;
