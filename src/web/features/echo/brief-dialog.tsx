import { useQuery } from "@tanstack/react-query";
import { BRIEF_PARTS } from "#shared/echo/echo-brief.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { useLcesName } from "#web/platform/shell/use-lces-name.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton, Waiting } from "#web/ui/skeleton.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { linesOf } from "./brief-words.format.ts";
import { echoBriefQuery } from "./echo.api.ts";
import { PART_NAMES } from "./echo.content.ts";
import { useBriefParts } from "./use-brief-parts.ts";

/** All that Echo can see of the person's plan, with a switch for each part. */
export function BriefDialog({ onClose }: { onClose: () => void }) {
  const { mode } = useMode();
  const lcesName = useLcesName();
  const { parts, show, ...settings } = useBriefParts();
  const { data: brief, ...query } = useQuery(echoBriefQuery(mode.id));
  const error = query.error ?? settings.error;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="What Echo can see"
      description="Besides your last six messages, this is all that goes along with what you write. Turn off what Echo shouldn't see; it counts on all your devices."
    >
      {(!brief || !parts) && error && (
        <ErrorState
          title="Couldn't load what Echo can see"
          message={sentenceOf(error)}
          onRetry={() => void Promise.all([query.refetch(), settings.refetch()])}
          pending={query.isFetching || settings.isFetching}
        />
      )}
      {(!brief || !parts) && !error && (
        <Waiting className="grid gap-3">
          {BRIEF_PARTS.map((part) => (
            <Skeleton key={part} className="h-12 w-full" />
          ))}
        </Waiting>
      )}
      {brief && parts && (
        <ul className="divide-y divide-hairline">
          {BRIEF_PARTS.map((part) => {
            const isShown = parts.includes(part);
            const lines = linesOf(brief, part, lcesName);
            const { name, none } = PART_NAMES[part];
            return (
              <li key={part} className="py-2.5">
                <Switch label={name} isOn={isShown} onChange={(isOn) => show(part, isOn)} />
                {isShown ? (
                  <ul className="grid gap-1 text-ink-2 text-sm">
                    {lines.length === 0 && <li>{query.isFetching ? "Loading..." : none}</li>}
                    {lines.map((line) => (
                      <li key={line} className="border-hairline border-l-2 pl-2.5">
                        {line}
                      </li>
                    ))}
                  </ul>
                ) : (
                  <p className="text-ink-2 text-sm">Echo can't see this.</p>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}
