// Apart from the contract, so that the calm page can list videos without loading the validation library.

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

export const VIDEOS_PATH = "/api/videos";
