import * as z from "zod/mini";
import { pillarSchema, requiredText } from "../common/common.contract.ts";
import { isVideoId } from "./video-links.rules.ts";
import { videoSchema } from "./videos.contract.ts";
import { VIDEO_PROVIDERS, VIDEO_TAGS } from "./videos.ts";

export const VIDEOS_ADMIN_PATH = "/api/admin/videos";

const TITLE_MAX = 160;
const LONGEST_SECONDS = 24 * 60 * 60;
const LENGTH = "The length is a whole number of seconds, up to a day.";
const NO_VIDEO = "That isn't the id of a video at YouTube or Vimeo.";

const contentShape = z.object({
  title: requiredText("The title", TITLE_MAX),
  provider: z.enum(VIDEO_PROVIDERS, "Choose YouTube or Vimeo."),
  videoId: z.string(NO_VIDEO),
  durationSec: z.nullable(z.int(LENGTH).check(z.minimum(1, LENGTH), z.maximum(LONGEST_SECONDS, LENGTH))),
  tags: z
    .array(z.enum(VIDEO_TAGS, "Choose from the groups of the library."))
    .check(z.minLength(1, "Choose at least one group, so that the library shows it.")),
  pillar: z.nullable(pillarSchema),
  isHidden: z.boolean("A video is hidden or not."),
});

export const videoContentSchema = contentShape.check(
  z.refine(({ provider, videoId }) => isVideoId(provider, videoId), { path: ["videoId"], error: NO_VIDEO }),
);
export type VideoAdminContent = z.infer<typeof contentShape>;

/** Another video at the provider is another entry: the product knows its own by that. */
export const videoChangesSchema = z
  .partial(z.omit(contentShape, { provider: true, videoId: true }))
  .check(z.refine((changes) => Object.keys(changes).length > 0, "There's nothing to change."));

/** A video as admins see it. */
export const adminVideoSchema = z.extend(videoSchema, { isHidden: z.boolean() });
export type AdminVideo = z.infer<typeof adminVideoSchema>;
