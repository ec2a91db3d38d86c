import { localDays } from "#shared/calendar/local-days.rules.ts";
import { DAY_MS, dayNumber } from "#shared/calendar/plain-date.rules.ts";
import type { Pillar } from "../doctrine/pillars.ts";

const WINDOW_DAYS = 7;
const SHOWN_MAX = 5;
/** The largest offset of any time zone from UTC. */
const ZONE_MAX_MS = 14 * 60 * 60 * 1000;

/** Something completed, with its time as a UTC ISO string. */
export interface Win {
  kind: "objective" | "milestone";
  id: string;
  title: string;
  /** For a milestone: its objective's title. */
  objectiveTitle: string | null;
  /** For a milestone: its objective's pillar. */
  pillar: Pillar;
  completedAt: string;
}

export interface WeeklyWins {
  /** Newest first, at most five. */
  wins: Win[];
  /** The most frequent pillar among them; in a tie, that of the newest win. Null without wins. */
  focusPillar: Pillar | null;
}

/**
 * The completions of today and the six days before, by the person's own calendar.
 * @param today the person's own day, "2026-11-21"
 * @param timeZone IANA name of their zone
 * @throws RangeError when the day or the zone does not exist
 */
export function weeklyWins(completed: readonly Win[], today: string, timeZone: string): WeeklyWins {
  const last = dayNumber(today);
  const { dayOf } = localDays({ instant: new Date(last * DAY_MS).toISOString(), timeZone });
  const isRecent = ({ completedAt }: Win) => {
    const day = dayOf(Date.parse(completedAt));
    return day <= last && day > last - WINDOW_DAYS;
  };
  const wins = completed.filter(isRecent).sort(newestFirst).slice(0, SHOWN_MAX);
  return { wins, focusPillar: mostFrequent(wins.map(({ pillar }) => pillar)) };
}

/** The instant from which completions must be read for the wins up to `today` ("2026-11-21"), in any time zone. */
export function winsBegin(today: string): string {
  return new Date((dayNumber(today) - WINDOW_DAYS + 1) * DAY_MS - ZONE_MAX_MS).toISOString();
}

/** An objective completed together with its last milestone comes before that milestone. */
function newestFirst(a: Win, b: Win): number {
  return (
    Date.parse(b.completedAt) - Date.parse(a.completedAt) ||
    Number(a.kind === "milestone") - Number(b.kind === "milestone") ||
    (a.id < b.id ? 1 : -1)
  );
}

function mostFrequent(pillars: readonly Pillar[]): Pillar | null {
  const count = (pillar: Pillar) => pillars.filter((other) => other === pillar).length;
  return pillars.reduce<Pillar | null>(
    (best, pillar) => (best === null || count(pillar) > count(best) ? pillar : best),
    null,
  );
}
