import { BRIEF_PARTS } from "#shared/echo/echo-brief.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { Skeleton, Waiting } from "#web/ui/skeleton.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { PART_NAMES } from "./echo.content.ts";
import { useEchoSettings } from "./echo-settings.api.ts";
import { KeepSwitch } from "./keep-switch.tsx";
import { useBriefParts } from "./use-brief-parts.ts";

/** What Echo may read, whether conversations are kept, and what is used of the model's share. */
export function EchoSettings() {
  const { parts, show, error, isFetching, refetch } = useBriefParts();
  const { data: settings } = useEchoSettings();
  if (!parts) {
    return error ? (
      <ErrorState
        title="Couldn't load your choices"
        message={sentenceOf(error)}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    ) : (
      <Waiting className="grid gap-2">
        {BRIEF_PARTS.map((part) => (
          <Skeleton key={part} className="h-10 w-full" />
        ))}
      </Waiting>
    );
  }
  return (
    <>
      <fieldset>
        <legend className="text-ink-2 text-sm">
          What Echo may read of your plan when you write. What you turn off stays on the server and isn't
          given to Echo or its model.
        </legend>
        <div className="mt-1 divide-y divide-hairline">
          {BRIEF_PARTS.map((part) => (
            <Switch
              key={part}
              label={PART_NAMES[part].name}
              isOn={parts.includes(part)}
              onChange={(isOn) => show(part, isOn)}
            />
          ))}
        </div>
      </fieldset>
      <KeepSwitch />
      {settings?.modelTokens && <ModelShare {...settings.modelTokens} />}
    </>
  );
}

function ModelShare({ used, perDay }: { used: number; perDay: number }) {
  return (
    <div className="mt-4 border-hairline border-t pt-3">
      <p className="mb-2 text-sm">
        You've used {used.toLocaleString()} of {perDay.toLocaleString()} model tokens today.
      </p>
      <ProgressBar label="Model tokens used today" value={Math.min(used, perDay)} max={perDay} />
      <p className="mt-2 text-ink-2 text-sm">
        When they're used up, the guided coach answers. The count starts over 24 hours after it began.
      </p>
    </div>
  );
}
