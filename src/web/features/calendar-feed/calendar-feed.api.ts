import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  CALENDAR_FEED_PATHS,
  type CalendarFeed,
  type CalendarFeedChanges,
  type CreatedCalendarFeed,
} from "#shared/calendar-feed/calendar-feed.contract.ts";
import { call, sentenceOf } from "#web/platform/http/api-client.ts";
import { ownTimeZone } from "#web/platform/time/own-day.ts";
import { toastFailure } from "#web/ui/toast.store.ts";

const PATH = CALENDAR_FEED_PATHS.feed;

export const calendarFeedQuery = queryOptions({
  queryKey: [PATH],
  queryFn: ({ signal }) => call<CalendarFeed | null>("GET", PATH, { signal }),
});

/** Makes an address, which ends an earlier one, changes the settings, or turns it off. */
export function useCalendarFeed() {
  const queryClient = useQueryClient();
  const common = {
    mutationKey: [PATH],
    scope: { id: PATH },
    onError: (error: unknown) => toastFailure("Calendar not changed", sentenceOf(error)),
  };
  const show = (feed: CalendarFeed | null) => queryClient.setQueryData(calendarFeedQuery.queryKey, feed);
  const create = useMutation({
    ...common,
    mutationFn: (showsTitles: boolean) =>
      call<CreatedCalendarFeed>("POST", PATH, { body: { showsTitles, timeZone: ownTimeZone() } }),
    onSuccess: ({ path: _, ...feed }) => show(feed),
  });
  const change = useMutation({
    ...common,
    mutationFn: (changes: CalendarFeedChanges) => call<CalendarFeed>("PATCH", PATH, { body: changes }),
    onSuccess: show,
  });
  const turnOff = useMutation({
    ...common,
    mutationFn: () => call("DELETE", PATH),
    onSuccess: () => show(null),
  });
  return { create, change, turnOff };
}
