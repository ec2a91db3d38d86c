import { Play, X } from "lucide-react";
import type { Video } from "#shared/videos/videos.contract.ts";
import { lengthInWords } from "#shared/videos/videos.rules.ts";
import { LogComplete } from "#web/features/check-ins/check-ins.sections.ts";
import { Button } from "#web/ui/button.tsx";
import { VideoPlayer } from "./video-player.tsx";

const PROVIDER_NAMES: Record<Video["provider"], string> = { youtube: "YouTube", vimeo: "Vimeo" };

interface VideoRowProps {
  video: Video;
  /** Members can log that they have completed it. */
  isMember: boolean;
  isPlaying: boolean;
  onPlay: () => void;
  onClose: () => void;
}

/** One video with its actions, and the player while it is playing. */
export function VideoRow({ video, isMember, isPlaying, onPlay, onClose }: VideoRowProps) {
  const { title, provider } = video;
  const facts = [lengthInWords(video), PROVIDER_NAMES[provider]].filter((fact) => fact !== null);
  const Icon = isPlaying ? X : Play;
  return (
    <li className="grid grid-cols-1 gap-3 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <h3 className="text-base">{title}</h3>
          <p className="tabular text-ink-2 text-sm">{facts.join(" · ")}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={isPlaying ? onClose : onPlay}>
            <Icon aria-hidden="true" className="size-4" />
            {isPlaying ? "Close" : "Play"}
            <span className="sr-only"> {title}</span>
          </Button>
          {isMember && <LogComplete of={title} />}
        </div>
      </div>
      {isPlaying && <VideoPlayer video={video} />}
    </li>
  );
}
