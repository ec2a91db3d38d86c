import { useQuery } from "@tanstack/react-query";
import { BRIEF_PARTS, type BriefPart } from "#shared/echo/echo-brief.ts";
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

interface BriefDialogProps {
  parts: readonly BriefPart[];
  onShow: (part: BriefPart, isShown: boolean) => void;
  onClose: () => void;
}

/** All that Echo can see of the person's plan, with a switch for each part. */
export function BriefDialog({ parts, onShow, onClose }: BriefDialogProps) {
  const { mode } = useMode();
  const lcesName = useLcesName();
  const { data: brief, error, isFetching, refetch } = useQuery(echoBriefQuery(mode.id));
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="What Echo can see"
      description="Besides your last six messages, this is all that goes along with what you write. Turn off what Echo shouldn't see."
    >
      {!brief && error && (
        <ErrorState
          title="Couldn't load what Echo can see"
          message={sentenceOf(error)}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      {!brief && !error && (
        <Waiting className="grid gap-3">
          {BRIEF_PARTS.map((part) => (
            <Skeleton key={part} className="h-12 w-full" />
          ))}
        </Waiting>
      )}
      {brief && (
        <ul className="divide-y divide-hairline">
          {BRIEF_PARTS.map((part) => {
            const isShown = parts.includes(part);
            const lines = linesOf(brief, part, lcesName);
            const { name, none } = PART_NAMES[part];
            return (
              <li key={part} className="py-2.5">
                <Switch label={name} isOn={isShown} onChange={(isOn) => onShow(part, isOn)} />
                {isShown ? (
                  <ul className="grid gap-1 text-ink-2 text-sm">
                    {lines.length === 0 && <li>{none}</li>}
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
