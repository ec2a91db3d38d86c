import { instantIn, ownDay } from "#shared/calendar/local-days.rules.ts";
import { addDays, type PlainDate } from "#shared/calendar/plain-date.rules.ts";
import type { IsapSession } from "#shared/isap/isap.contract.ts";
import type { Objective } from "#shared/objectives/objectives.contract.ts";
import type { Risk } from "#shared/risks/risks.contract.ts";

/** An event of the feed: a whole day, or a time of `minutes`. */
export interface CalendarEvent {
  /** The same as long as the event is the same. */
  id: string;
  title: string;
  description: string;
  /** UTC ISO; a whole day begins at midnight UTC. */
  start: string;
  minutes: number | null;
  /** When what it says was last changed, UTC ISO. */
  changedAt: string;
}

/** Reviews ahead; calendars ask again long before they run out. */
const REVIEW_DAYS = 60;
const REVIEW_MINUTES = 15;
const MINUTE_MS = 60_000;
const REVIEW_EVERY_DAYS: Record<IsapSession["cadence"], number> = { daily: 1, weekly: 7, biweekly: 14 };

const HIDDEN = "Busy with Ridgeline";

export interface CalendarRecords {
  /** Active ones with a due day. */
  objectives: readonly (Pick<Objective, "id" | "title" | "dueOn" | "dueSource" | "progress" | "updatedAt"> & {
    nextMilestone: string | null;
  })[];
  /** Open ones with a day to review them. */
  risks: readonly Pick<Risk, "id" | "hazard" | "mitigation" | "reviewDate" | "updatedAt">[];
  /** The newest session. */
  isap: Pick<IsapSession, "id" | "cadence" | "reviewTime" | "createdAt"> | null;
}

interface Calendar {
  today: PlainDate;
  timeZone: string;
  showsTitles: boolean;
}

/** What of a person's records has a day or a time, in order. */
export function calendarEvents(records: CalendarRecords, calendar: Calendar): CalendarEvent[] {
  const events = [
    ...records.objectives.flatMap(dueEvent),
    ...records.risks.flatMap(riskEvent),
    ...reviewEvents(records.isap, calendar),
  ];
  return events
    .map((event) => (calendar.showsTitles ? event : { ...event, title: HIDDEN, description: "" }))
    .sort((a, b) => (a.start + a.id < b.start + b.id ? -1 : 1));
}

function dueEvent(objective: CalendarRecords["objectives"][number]): CalendarEvent[] {
  const { id, title, dueOn, dueSource, progress, nextMilestone, updatedAt } = objective;
  if (dueOn === null) return [];
  return [
    {
      id: `objective-${id}`,
      title: `Due${dueSource === "suggested" ? " (suggested)" : ""}: ${title}`,
      description: [`${progress}% done`, ...(nextMilestone ? [`Next: ${nextMilestone}`] : [])].join("\n"),
      start: wholeDay(dueOn),
      minutes: null,
      changedAt: updatedAt,
    },
  ];
}

function riskEvent({ id, hazard, mitigation, reviewDate, updatedAt }: CalendarRecords["risks"][number]) {
  if (reviewDate === null) return [];
  return [
    {
      id: `risk-${id}`,
      title: `Review the risk: ${hazard}`,
      description: mitigation,
      start: wholeDay(reviewDate),
      minutes: null,
      changedAt: updatedAt,
    },
  ];
}

/** An event for each review, because the hour in UTC changes with daylight saving time. */
function reviewEvents(isap: CalendarRecords["isap"], { today, timeZone }: Calendar): CalendarEvent[] {
  if (!isap?.reviewTime) return [];
  const { id, cadence, reviewTime, createdAt } = isap;
  const [hour = 0, minute = 0] = reviewTime.split(":").map(Number);
  const timeOfDay = (hour * 60 + minute) * MINUTE_MS;
  const events: CalendarEvent[] = [];
  const begun = ownDay(createdAt, timeZone);
  for (let day = begun; day <= addDays(today, REVIEW_DAYS); day = addDays(day, REVIEW_EVERY_DAYS[cadence])) {
    const start = instantIn(timeZone, day, timeOfDay);
    if (day < today || start <= createdAt) continue;
    events.push({
      id: `isap-${id}-${day}`,
      title: "Review your plan (ISAP Compass)",
      description: "",
      start,
      minutes: REVIEW_MINUTES,
      changedAt: createdAt,
    });
  }
  return events;
}

const wholeDay = (day: PlainDate) => `${day}T00:00:00.000Z`;
