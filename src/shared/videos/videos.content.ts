import type { Pillar } from "../doctrine/pillars.ts";
import type { Video } from "./videos.contract.ts";
import type { VideoTag } from "./videos.ts";

/** A video as it ships with the product. */
export type VideoContent = Omit<Video, "id">;

/**
 * Titles and ids were compared in public lists: two independent ones where there are two. Whether a video can still be
 * played was not tried, so the player offers a search for its title.
 */
const ENTRIES: readonly {
  videoId: string;
  title: string;
  durationSec: number | null;
  tags: readonly [VideoTag, ...VideoTag[]];
}[] = [
  {
    videoId: "zyUy9w953L0",
    title: "5 Minute Meditation for Gratitude",
    durationSec: 315,
    tags: ["Gratitude"],
  },
  {
    videoId: "Td96vE38oI8",
    title: "Full of Positive Feelings with this Gratitude Guided Meditation",
    durationSec: null,
    tags: ["Gratitude"],
  },
  {
    videoId: "hANbTU_YsQg",
    title: "Feeling Grateful Before You Sleep",
    durationSec: null,
    tags: ["Gratitude"],
  },
  { videoId: "2FGR-OspxsU", title: "10-Minute Meditation For Healing", durationSec: 615, tags: ["Healing"] },
  {
    videoId: "7g96Zq9NSqo",
    title: "15 Min Guided Meditation For Healing & Recovery | Your Self-Healing Reset",
    durationSec: 947,
    tags: ["Healing", "Intermediate"],
  },
  {
    videoId: "itZMM5gCboo",
    title: "15-Minute Meditation For Self Love",
    durationSec: 900,
    tags: ["Healing", "Intermediate"],
  },
  {
    videoId: "vj0JDwQLof4",
    title: "10-Minute Guided Meditation: Self-Love | SELF",
    durationSec: 600,
    tags: ["Healing"],
  },
  {
    videoId: "ZToicYcHIOU",
    title: "Daily Calm | 10 Minute Mindfulness Meditation | Be Present",
    durationSec: 600,
    tags: ["Mindfulness"],
  },
  {
    videoId: "6p_yaNFSYao",
    title: "Mindfulness Meditation - Guided 10 Minutes",
    durationSec: 588,
    tags: ["Mindfulness"],
  },
  {
    videoId: "syx3a1_LeFo",
    title: "Daily Calm | 10 Minute Mindfulness Meditation | Letting Go",
    durationSec: 620,
    tags: ["Mindfulness"],
  },
  {
    videoId: "uTN29kj7e-w",
    title: "10 MIN Guided Meditation To Clear Your Mind & Start New Positive Habits",
    durationSec: 600,
    tags: ["Mindfulness"],
  },
  {
    videoId: "j734gLbQFbU",
    title: "5 Minute Guided Morning Meditation for Positive Energy",
    durationSec: 300,
    tags: ["Morning", "Gratitude"],
  },
  {
    videoId: "FGO8IWiusJo",
    title: "Guided Morning Meditation | 10 Minutes To Start Every Day Perfectly",
    durationSec: 634,
    tags: ["Morning"],
  },
  {
    videoId: "8_f7ltCNSAQ",
    title: "Guided Morning Meditation | 10 Minutes To Start Each Day Perfectly",
    durationSec: 661,
    tags: ["Morning"],
  },
  {
    videoId: "DaHH--jJBtg",
    title: "5-Minute Guided Meditation: Morning Energy | SELF",
    durationSec: 286,
    tags: ["Morning"],
  },
  {
    videoId: "tEmt1Znux58",
    title: "Box breathing relaxation technique: how to calm feelings of stress or anxiety",
    durationSec: 167,
    tags: ["Breathing", "Beginner"],
  },
  {
    videoId: "YFSc7Ck0Ao0",
    title: "Breathing Meditation | UCLA Mindful Awareness Research Center",
    durationSec: 332,
    tags: ["Breathing"],
  },
  {
    videoId: "LiUnFJ8P4gM",
    title: "4-7-8 Calm Breathing Exercise | 10 Minutes of Deep Relaxation",
    durationSec: 633,
    tags: ["Breathing"],
  },
  {
    videoId: "DbDoBzGY3vo",
    title: "Breathing Exercises with Guided Meditation | 5 Minutes",
    durationSec: 360,
    tags: ["Breathing"],
  },
  {
    videoId: "ZXWfNkdZ8ks",
    title: "Guided Meditation for Detachment from Wants and Desires",
    durationSec: 2112,
    tags: ["Advanced"],
  },
  { videoId: "8g2iNQIcbLY", title: "30-Min Vipassana Advanced Sit", durationSec: 1800, tags: ["Advanced"] },
  { videoId: "NZh3YjbseCc", title: "Yoga Nidra for Deep Rest", durationSec: 1398, tags: ["Advanced"] },
  {
    videoId: "cyMxWXlX9sU",
    title: "10 Minute Guided Meditation for Positive Energy, Peace & Light",
    durationSec: 600,
    tags: ["Joy"],
  },
  {
    videoId: "W19PdslW7iw",
    title: "15 Minute Guided Meditation To Find Peace In Uncertain Times",
    durationSec: 900,
    tags: ["Joy", "Intermediate"],
  },
  {
    videoId: "nmL-svyPHPU",
    title: "Guided Mindfulness Meditation on Loving Your Life",
    durationSec: 901,
    tags: ["Joy"],
  },
  {
    videoId: "U9YKY7fdwyg",
    title: "10-Minute Meditation For Beginners",
    durationSec: 613,
    tags: ["Beginner"],
  },
  {
    videoId: "inpok4MKVLM",
    title: "5-Minute Meditation You Can Do Anywhere",
    durationSec: 317,
    tags: ["Beginner"],
  },
  {
    videoId: "86m4RC_ADEY",
    title: "Guided Meditation for Positive Energy, Relaxation, Peace",
    durationSec: 1200,
    tags: ["Intermediate", "Joy"],
  },
  {
    videoId: "z0GtmPnqAd8",
    title: "15 Minute Guided Meditation | Strength & Grounding In Stressful Times",
    durationSec: 928,
    tags: ["Intermediate"],
  },
  {
    videoId: "hEypv90GzDE",
    title: "20 Minute Non-Sleep Deep Rest (NSDR)",
    durationSec: 1252,
    tags: ["Intermediate"],
  },
  {
    videoId: "3YuOMmxbc9M",
    title: "Guided Mindfulness Meditation on Acceptance and Letting Go",
    durationSec: 822,
    tags: ["Intermediate"],
  },
  {
    videoId: "O-6f5wQXSu8",
    title: "10-Minute Meditation For Anxiety",
    durationSec: 620,
    tags: ["Mindfulness"],
  },
];

const PILLARS: Record<VideoTag, Pillar> = {
  Gratitude: "Peace",
  Healing: "Peace",
  Mindfulness: "Presence",
  Morning: "Purpose",
  Breathing: "Presence",
  Advanced: "Peace",
  Joy: "Peace",
  Beginner: "Presence",
  Intermediate: "Peace",
};

/** The library that ships with the product. */
export const VIDEOS: readonly VideoContent[] = ENTRIES.map(({ tags, ...entry }) => ({
  ...entry,
  provider: "youtube",
  tags: [...tags],
  pillar: PILLARS[tags[0]],
}));
