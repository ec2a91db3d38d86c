import type { Video } from "./videos.contract.ts";
import { VIDEO_TAGS, type VideoTag } from "./videos.ts";

type Place = Pick<Video, "provider" | "videoId" | "title">;

/** Where the player's messages come from. */
export const PLAYER_ORIGINS: Record<Video["provider"], string> = {
  youtube: "https://www.youtube-nocookie.com",
  vimeo: "https://player.vimeo.com",
};

/** The address of a player that starts at once and keeps as little about the person as its provider allows. */
export function playerAddress({ provider, videoId }: Pick<Place, "provider" | "videoId">): string {
  const id = encodeURIComponent(videoId);
  if (provider === "vimeo") return `${PLAYER_ORIGINS.vimeo}/video/${id}?autoplay=1&dnt=1`;
  return `${PLAYER_ORIGINS.youtube}/embed/${id}?autoplay=1&enablejsapi=1&playsinline=1&rel=0`;
}

/** The provider's search for the title, for a video that has moved. */
export function searchAddress({ provider, title }: Pick<Place, "provider" | "title">): string {
  if (provider === "vimeo") return `https://vimeo.com/search?${new URLSearchParams({ q: title })}`;
  return `https://www.youtube.com/results?${new URLSearchParams({ search_query: title })}`;
}

export interface VideoGroup {
  tag: VideoTag;
  videos: Video[];
}

/** The library's groups in order, without empty ones. A video stands in the group of each of its tags. */
export function groupVideos(videos: readonly Video[]): VideoGroup[] {
  return VIDEO_TAGS.map((tag) => ({ tag, videos: videos.filter(({ tags }) => tags.includes(tag)) })).filter(
    ({ videos }) => videos.length > 0,
  );
}

/** "5 min", rounded, or null if the length is not known. */
export function lengthInWords({ durationSec }: Pick<Video, "durationSec">): string | null {
  return durationSec === null ? null : `${Math.max(1, Math.round(durationSec / 60))} min`;
}
