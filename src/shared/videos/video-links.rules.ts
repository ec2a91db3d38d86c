import type { Video } from "./videos.contract.ts";

type Place = Pick<Video, "provider" | "videoId">;

const FORMS: Record<Video["provider"], RegExp> = { youtube: /^[\w-]{11}$/, vimeo: /^\d{6,12}$/ };

/** How people copy the address of a video. */
const LINKS: [provider: Video["provider"], link: RegExp][] = [
  [
    "youtube",
    /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)([\w-]{11})(?:[?&#/]|$)/,
  ],
  ["youtube", /^youtu\.be\/([\w-]{11})(?:[?&#/]|$)/],
  ["vimeo", /^(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{6,12})(?:[?&#/]|$)/],
];

export const isVideoId = (provider: Video["provider"], id: string): boolean => FORMS[provider].test(id);

/** The video at an address as people copy it; null for anything else. */
export function videoFromLink(text: string): Place | null {
  const address = text.trim().replace(/^https?:\/\//i, "");
  for (const [provider, link] of LINKS) {
    const videoId = link.exec(address)?.[1];
    if (videoId) return { provider, videoId };
  }
  return null;
}

/** The address of the video's own page. */
export function videoLink({ provider, videoId }: Place): string {
  return provider === "vimeo" ? `https://vimeo.com/${videoId}` : `https://www.youtube.com/watch?v=${videoId}`;
}
