import { ExternalLink } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Video } from "#shared/videos/videos.contract.ts";
import { PLAYER_ORIGINS, playerAddress, searchAddress } from "#shared/videos/videos.rules.ts";
import { textLinkClass } from "#web/ui/text-link.ts";
import { isPlayerError, messagesTo } from "./player-messages.rules.ts";

/**
 * The provider's player. This is the only place that loads anything from a provider, so render it after Play was pressed.
 * Where it cannot play, a search for the title takes its place.
 */
export function VideoPlayer({ video }: { video: Video }) {
  const { title, provider } = video;
  const frame = useRef<HTMLIFrameElement>(null);
  const [isGone, setGone] = useState(false);
  const isOnline = useOnline();
  const origin = PLAYER_ORIGINS[provider];

  useEffect(() => {
    const handleMessage = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      const isOurs = from === origin && source === frame.current?.contentWindow;
      if (isOurs && isPlayerError(data)) setGone(true);
    };
    window.addEventListener("message", handleMessage);
    return () => window.removeEventListener("message", handleMessage);
  }, [origin]);

  const listen = () => {
    for (const message of messagesTo(provider)) frame.current?.contentWindow?.postMessage(message, origin);
  };
  const canPlay = isOnline && !isGone;
  return (
    <div className="grid gap-2">
      {canPlay && (
        <iframe
          ref={frame}
          src={playerAddress(video)}
          title={title}
          onLoad={listen}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // Without the name of this site, YouTube refuses to play.
          referrerPolicy="strict-origin-when-cross-origin"
          className="aspect-video w-full rounded-control border border-hairline bg-sunk"
        />
      )}
      <div className="flex flex-wrap items-center gap-x-2 text-ink-2 text-sm">
        <p role="status" className="empty:hidden">
          {!isOnline && "You're offline. Videos need a connection; Quick Calm works without one."}
          {isOnline && isGone && "This video can't be played here. It may have moved."}
        </p>
        {canPlay && <p>Not playing?</p>}
        {isOnline && (
          <a
            href={searchAddress(video)}
            target="_blank"
            rel="noopener noreferrer"
            className={`${textLinkClass} inline-flex min-h-9 items-center gap-1.5 pointer-coarse:min-h-11`}
          >
            <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
            Search for this title
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        )}
      </div>
    </div>
  );
}

/** Whether the device has a network, as far as the browser knows. */
function useOnline(): boolean {
  const [isOnline, setOnline] = useState(() => navigator.onLine);
  useEffect(() => {
    const handleChange = () => setOnline(navigator.onLine);
    window.addEventListener("online", handleChange);
    window.addEventListener("offline", handleChange);
    return () => {
      window.removeEventListener("online", handleChange);
      window.removeEventListener("offline", handleChange);
    };
  }, []);
  return isOnline;
}
