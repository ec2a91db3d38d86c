import * as z from "zod/mini";
import { idSchema, pillarSchema } from "../common/common.contract.ts";

export const VIDEO_PROVIDERS = ["youtube", "vimeo"] as const;

/** The groups of the library, in the order in which they are shown. */
export const VIDEO_TAGS = [
  "Gratitude",
  "Healing",
  "Mindfulness",
  "Morning",
  "Breathing",
  "Advanced",
  "Joy",
  "Beginner",
  "Intermediate",
] as const;
export type VideoTag = (typeof VIDEO_TAGS)[number];

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

export const VIDEOS_PATH = "/api/videos";
