import type { MigrationStep } from "#server/platform/db/migrate.ts";

const PAGE = 500;
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const NAME = `(${MONTHS.join("|")})[a-z]*\\.?,?`;
const DAY = "(\\d{1,2})(?:st|nd|rd|th)?";
const FORMS: [pattern: RegExp, order: [year: number, month: number, day: number]][] = [
  [/(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g, [1, 2, 3]],
  [new RegExp(`(?<!\\d)${DAY}(?: of)? ${NAME} (\\d{4})(?!\\d)`, "gi"), [3, 2, 1]],
  [new RegExp(`\\b${NAME} ${DAY},? (\\d{4})(?!\\d)`, "gi"), [3, 1, 2]],
];

/**
 * A due date for each objective, or none. Existing ones get the latest day that is written out with its year under
 * Time-bound; words such as "by Friday" depend on a day that nobody knows any more.
 */
export const dueDates: MigrationStep = {
  name: "0007-due-dates",
  async up(db) {
    await db.schema.alterTable("objectives").addColumn("dueOn", "text").execute();
    await db.schema.alterTable("objectives").addColumn("dueSource", "text").execute();
    for (let last = ""; ; ) {
      const rows: { id: string; timeBound: string }[] = await db
        .selectFrom("objectives")
        .select(["id", "timeBound"])
        .where("id", ">", last)
        .where("timeBound", "!=", "")
        .orderBy("id")
        .limit(PAGE)
        .execute();
      for (const { id, timeBound } of rows) {
        const dueOn = latestDayIn(timeBound);
        if (!dueOn) continue;
        const dueSource = timeBound.includes("(my suggestion)") ? "suggested" : "given";
        await db.updateTable("objectives").set({ dueOn, dueSource }).where("id", "=", id).execute();
      }
      const end = rows.at(-1);
      if (!end) return;
      last = end.id;
    }
  },
};

function latestDayIn(text: string): string | null {
  const days = FORMS.flatMap(([pattern, [year, month, day]]) =>
    [...text.matchAll(pattern)].map((match) =>
      existingDay(Number(match[year]), monthNumber(match[month] ?? ""), Number(match[day])),
    ),
  ).filter((day) => day !== null);
  return days.sort().at(-1) ?? null;
}

function monthNumber(text: string): number {
  return Number(text) || MONTHS.indexOf(text.toLowerCase()) + 1;
}

function existingDay(year: number, month: number, day: number): string | null {
  const text = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  const at = Date.parse(text);
  // February 30 is parsed as a day in March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? text : null;
}
