import type { controlledClock } from "#server/platform/clock/clock.ts";
import { ownDay } from "#shared/calendar/local-days.rules.ts";
import type { Dashboard } from "#shared/dashboard/dashboard.contract.ts";
import { directiveForDate } from "#shared/doctrine/directive.rules.ts";
import type { Briefing, OfferedItem, Prefill } from "#shared/handover/handover.contract.ts";
import type { Milestone, Objective } from "#shared/objectives/objectives.contract.ts";
import type { TestClient } from "./test-server.ts";

/** What a person sees when opening the app, reduced to texts. */
export interface Picture {
  /** The local day, "2026-11-21". */
  today: string;
  /** The number of the Morning Directive. */
  directive: number;
  /** "text (day of the handover)". */
  offered: string[];
  inSight: string[];
  wins: string[];
  focus: string | null;
  /** The overall progress of all objectives, in percent. */
  progress: number;
  /** The facts of every signal. */
  signals: string[];
}

/** Somebody who uses the app day by day, with their device's clock and time zone. */
export interface DailyLife {
  /** Advances the clock to an instant such as "2026-10-19T07:30:00+02:00". Never backwards. */
  at(moment: string): void;
  travelTo(timeZone: string): void;
  look(): Promise<Picture>;
  plan(objective: object): Promise<Objective>;
  addMilestone(objective: Objective, title: string): Promise<Milestone>;
  complete(milestone: Milestone): Promise<void>;
  update(objective: Objective, changes: object): Promise<void>;
  /** The prefill of a handover of that day: titles, with overdue ones marked. */
  prefill(day: string): Promise<{ completed: string[]; open: string[]; changed: string[] }>;
  handOver(day: string, onePriority: string, whatPersists: string): Promise<Briefing>;
  /** The status of the response to a correction of the handover. */
  correct(briefing: Briefing, onePriority: string): Promise<number>;
  /** Decides about an item that is currently offered or kept, identified by its text. */
  decide(text: string, decision: "keep" | "done" | "drop" | { edit: string }): Promise<void>;
  client: TestClient;
}

export function dailyLife(
  client: TestClient,
  clock: ReturnType<typeof controlledClock>,
  home: string,
): DailyLife {
  let timeZone = home;
  const today = () => ownDay(clock.nowIso(), timeZone);
  const words = ({ text, opPeriod }: OfferedItem) => `${text} (${opPeriod})`;
  const answered = async <Answer>(call: ReturnType<TestClient["get"]>): Promise<Answer> => {
    const response = await call;
    if (response.statusCode >= 300) throw new Error(`${response.statusCode}: ${response.body}`);
    return response.json();
  };
  const dashboard = () =>
    answered<Dashboard>(
      client.get(`/api/dashboard?${new URLSearchParams({ today: today(), timeZone, mode: "life" })}`),
    );

  return {
    client,
    at(moment) {
      const milliseconds = Date.parse(moment) - clock.now().getTime();
      if (!(milliseconds >= 0)) throw new Error(`${moment} is no later moment.`);
      clock.advance(milliseconds);
    },
    travelTo(there) {
      timeZone = there;
    },
    async look() {
      const { objectives, wins, carryOver, signals } = await dashboard();
      if (!objectives.data || !wins.data || !carryOver.data || !signals.data)
        throw new Error("A section failed.");
      return {
        today: today(),
        directive: directiveForDate(today()).id,
        offered: carryOver.data.offered.map(words),
        inSight: carryOver.data.kept.map(words),
        wins: wins.data.wins.map(({ title }) => title),
        focus: wins.data.focusPillar,
        progress: objectives.data.overallProgress,
        signals: signals.data.signals.flatMap(({ facts }) => facts),
      };
    },
    plan: (objective) =>
      answered(
        client.post("/api/objectives", { specific: "s", measurable: "m", relevant: "r", ...objective }),
      ),
    addMilestone: ({ id }, title) => answered(client.post(`/api/objectives/${id}/milestones`, { title })),
    async complete({ id, objectiveId }) {
      await answered(client.patch(`/api/milestones/${id}`, { completed: true, objectiveId }));
    },
    async update({ id }, changes) {
      await answered(client.patch(`/api/objectives/${id}`, changes));
    },
    async prefill(date) {
      const { completed, open, changed } = await answered<Prefill>(
        client.get(`/api/handover/prefill?${new URLSearchParams({ date, timeZone })}`),
      );
      return {
        completed: completed.map(({ title }) => title),
        open: open.map(({ title, overdue }) => (overdue ? `${title} (overdue)` : title)),
        changed: changed.map(({ kind, title }) => `${kind}: ${title}`),
      };
    },
    handOver: (opPeriod, onePriority, whatPersists) =>
      answered(
        client.post("/api/briefings", { opPeriod, onePriority, whatPersists, whatChanged: "c", timeZone }),
      ),
    correct: async ({ id }, onePriority) =>
      (await client.patch(`/api/briefings/${id}`, { onePriority, timeZone })).statusCode,
    async decide(text, decision) {
      const { carryOver } = await dashboard();
      const { offered = [], kept = [] } = carryOver.data ?? {};
      const found = [...offered, ...kept].find((item) => item.text === text);
      if (!found) throw new Error(`“${text}” is neither offered nor kept.`);
      const { briefingId, item } = found;
      const chosen = typeof decision === "string" ? { decision } : { decision: "edit", text: decision.edit };
      await answered(
        client.post("/api/handover/carry-over", { briefingId, item, ...chosen, today: today(), timeZone }),
      );
    },
  };
}
