import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useStore } from "zustand";
import type { Video } from "#shared/videos/videos.contract.ts";
import { groupVideos } from "#shared/videos/videos.rules.ts";
import type { VideoTag } from "#shared/videos/videos.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { sessionStore } from "#web/platform/session/session.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { FilterChips } from "#web/ui/filter-chips.tsx";
import { lazySection } from "#web/ui/lazy-section.tsx";
import { Skeleton, Waiting } from "#web/ui/skeleton.tsx";
import { videosQuery } from "./library.api.ts";
import { VideoRow } from "./video-row.tsx";

const OwnMeditations = lazySection(
  async () => (await import("./own-meditations.tsx")).OwnMeditations,
  <Waiting>
    <Skeleton className="h-11 w-full" />
  </Waiting>,
);

interface MeditationLibraryProps {
  /** Shown until the videos are there. */
  waiting: ReactNode;
}

/** The videos by group, and for members their own meditations below. */
export function MeditationLibrary({ waiting }: MeditationLibraryProps) {
  const isMember = useStore(sessionStore, ({ user }) => user !== null);
  const { data: videos, error, isFetching, refetch } = useQuery(videosQuery);
  return (
    <div className="grid gap-5">
      {videos && <VideoGroups videos={videos} isMember={isMember} />}
      {!videos && error && (
        <ErrorState
          title="Couldn't load the videos"
          message={sentenceOf(error)}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      {!videos && !error && waiting}
      {isMember && <OwnMeditations />}
    </div>
  );
}

function VideoGroups({ videos, isMember }: { videos: readonly Video[]; isMember: boolean }) {
  const groups = groupVideos(videos);
  const [chosen, setChosen] = useState<VideoTag | undefined>(groups[0]?.tag);
  const [playingId, setPlayingId] = useState<string | null>(null);
  const group = groups.find(({ tag }) => tag === chosen) ?? groups[0];
  if (!group) return <p className="text-ink-2">There are no videos here at the moment.</p>;
  return (
    <div className="grid gap-3">
      <p className="text-ink-2 text-sm">
        The videos are on other sites. Nothing is loaded from there until you press Play.
      </p>
      <FilterChips
        label="Kinds of meditation"
        options={groups.map(({ tag, videos: { length: count } }) => ({ value: tag, label: tag, count }))}
        value={group.tag}
        onValueChange={(tag) => {
          setChosen(tag);
          setPlayingId(null);
        }}
      />
      <section aria-label={group.tag}>
        {group.tag === "Breathing" && (
          <p className="text-ink-2 text-sm">
            If you get dizzy, stop and breathe the way you usually do. You can skip any hold.
          </p>
        )}
        <ul className="divide-y divide-hairline">
          {group.videos.map((video) => (
            <VideoRow
              key={video.id}
              video={video}
              isMember={isMember}
              isPlaying={video.id === playingId}
              onPlay={() => setPlayingId(video.id)}
              onClose={() => setPlayingId(null)}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}
