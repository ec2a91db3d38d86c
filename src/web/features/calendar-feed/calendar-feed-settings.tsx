import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CalendarFeed } from "#shared/calendar-feed/calendar-feed.contract.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { formatMoment } from "#web/platform/time/format-date.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Skeleton, Waiting } from "#web/ui/skeleton.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { calendarFeedQuery, useCalendarFeed } from "./calendar-feed.api.ts";

/** A secret address by which a calendar program shows due days and reviews. */
export function CalendarFeedSettings() {
  const { data: feed, error, isFetching, refetch } = useQuery(calendarFeedQuery);
  if (feed !== undefined) return <Feed feed={feed} />;
  if (error) {
    return (
      <ErrorState
        title="Couldn't load your calendar settings"
        message={sentenceOf(error)}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    );
  }
  return (
    <Waiting className="grid gap-4">
      <Skeleton className="h-11 w-full" />
    </Waiting>
  );
}

function Feed({ feed }: { feed: CalendarFeed | null }) {
  const { create, change, turnOff } = useCalendarFeed();
  const [asked, setAsked] = useState<"renew" | "off" | null>(null);
  const address = feed && create.data ? location.origin + create.data.path : null;
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">
        Due days, risks to review and your ISAP review times, in the calendar you already use. Add the address
        there as a subscription. Anyone who has it can see what the calendar shows.
      </p>
      {address && (
        <Field
          label="Your calendar address"
          hint="Copy it now: it's shown only this once."
          aside={<CopyButton text={address} label="Copy the address" />}
        >
          <Input readOnly value={address} onFocus={({ target }) => target.select()} />
        </Field>
      )}
      {feed ? (
        <>
          <Switch
            label={'Show titles (off: "Busy with Ridgeline")'}
            isOn={change.isPending ? (change.variables.showsTitles ?? feed.showsTitles) : feed.showsTitles}
            onChange={(showsTitles) => change.mutate({ showsTitles })}
          />
          <p className="text-ink-2 text-sm">
            {feed.lastFetchedAt
              ? `Last fetched ${formatMoment(feed.lastFetchedAt)}.`
              : "No calendar has fetched it yet."}{" "}
            Times are in {feed.timeZone.replaceAll("_", " ")}.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => setAsked("renew")} className="max-sm:w-full">
              Make a new address
            </Button>
            <Button variant="ghost" onClick={() => setAsked("off")} className="max-sm:w-full">
              Turn off
            </Button>
          </div>
        </>
      ) : (
        <Button
          variant="secondary"
          className="justify-self-start max-sm:w-full"
          pending={create.isPending}
          pendingLabel="Making it..."
          onClick={() => create.mutate(true)}
        >
          Make a calendar address
        </Button>
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={asked === "off" ? "Turn off the calendar address?" : "Make a new address?"}
        text="The address you have stops working at once, in every calendar that uses it."
        confirmLabel={asked === "off" ? "Turn off" : "Make a new address"}
        onConfirm={() => {
          if (asked === "off") turnOff.mutate();
          else if (feed) create.mutate(feed.showsTitles);
          setAsked(null);
        }}
      />
    </div>
  );
}
