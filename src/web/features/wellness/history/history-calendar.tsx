import { ArrowDown, ArrowUp, ChevronLeft, ChevronRight, Leaf, type LucideIcon, Minus } from "lucide-react";
import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { addDays, addMonths, type PlainDate, partsOf } from "#shared/calendar/plain-date.rules.ts";
import { weekBegins } from "#shared/calendar/region.rules.ts";
import { groupBy } from "#shared/common/group-by.ts";
import type { CheckIn } from "#shared/wellness/wellness.contract.ts";
import {
  formatDay,
  formatMonth,
  formatWeekdayName,
  formatWeekdayShort,
} from "#web/platform/time/format-date.ts";
import { ownLocale } from "#web/platform/time/own-day.ts";
import type { OwnDay } from "#web/platform/time/use-own-day.ts";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { type DatedCheckIn, type DaySummary, firstOfMonth, summaryOf, weeksOf } from "./history.rules.ts";

const MOOD_ICONS: Record<CheckIn["mood"], LucideIcon> = { Up: ArrowUp, Neutral: Minus, Down: ArrowDown };

/** How far an arrow key moves, in days. */
const KEY_STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface HistoryCalendarProps {
  dated: readonly DatedCheckIn[];
  day: OwnDay;
  selected: PlainDate | null;
  /** Receives null when the selected day is pressed again. */
  onSelect: (day: PlainDate | null) => void;
}

/**
 * A month of check-ins, each day with its mood as a sign and in words. One day is in the tab order; the arrow keys move
 * between days, Page Up and Page Down between months.
 */
export function HistoryCalendar({
  dated,
  day: { today, timeZone },
  selected,
  onSelect,
}: HistoryCalendarProps) {
  const [current, setCurrent] = useState(selected ?? today);
  const month = firstOfMonth(current);
  const firstDay = dated.at(-1)?.day ?? today;
  const firstWeekday = weekBegins({ locale: ownLocale(), timeZone });
  const weeks = weeksOf(month, firstWeekday);
  const byDay = useMemo(() => groupBy(dated, ({ day }) => day), [dated]);
  const titleId = useId();
  const table = useRef<HTMLTableElement>(null);
  const movesFocus = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves with the current day
  useLayoutEffect(() => {
    if (movesFocus.current) table.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
    movesFocus.current = false;
  }, [current]);

  const go = (next: PlainDate, withFocus: boolean) => {
    movesFocus.current = withFocus;
    setCurrent(next > today ? today : next);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = KEY_STEPS[event.key];
    const months = event.key === "PageUp" ? -1 : event.key === "PageDown" ? 1 : 0;
    if (step === undefined && months === 0) return;
    event.preventDefault();
    go(step === undefined ? addMonths(current, months) : addDays(current, step), true);
  };

  return (
    <div>
      <div className="mb-1 flex items-center justify-between gap-2">
        <IconButton
          label="Previous month"
          icon={ChevronLeft}
          disabled={month <= firstOfMonth(firstDay)}
          onClick={() => go(addMonths(month, -1), false)}
        />
        <h3 id={titleId} aria-live="polite" className="text-base">
          {formatMonth(month)}
        </h3>
        <IconButton
          label="Next month"
          icon={ChevronRight}
          disabled={month >= firstOfMonth(today)}
          onClick={() => go(addMonths(month, 1), false)}
        />
      </div>
      <table ref={table} aria-labelledby={titleId} className="w-full table-fixed border-collapse text-center">
        <thead>
          <tr className="text-ink-2 text-xs">
            {weekdaysFrom(firstWeekday).map((weekday) => (
              <th key={weekday} scope="col" abbr={formatWeekdayName(weekday)} className="py-1 font-medium">
                {formatWeekdayShort(weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the places of a week never move
                <td key={place} className="p-0.5">
                  {day !== null && (
                    <DayCell
                      day={day}
                      isToday={day === today}
                      isAhead={day > today}
                      isCurrent={day === current}
                      isSelected={day === selected}
                      summary={summaryOf(byDay.get(day)?.map(({ checkIn }) => checkIn) ?? [])}
                      onKeyDown={handleKey}
                      onPress={() => {
                        setCurrent(day);
                        onSelect(day === selected ? null : day);
                      }}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend />
    </div>
  );
}

/** A week of days from this weekday on, for their names. */
function weekdaysFrom(firstWeekday: 0 | 1): PlainDate[] {
  // A Sunday.
  return Array.from({ length: 7 }, (_, index) => addDays("2023-01-01", firstWeekday + index));
}

interface DayCellProps {
  day: PlainDate;
  isToday: boolean;
  isAhead: boolean;
  isCurrent: boolean;
  isSelected: boolean;
  summary: DaySummary;
  onKeyDown: (event: KeyboardEvent) => void;
  onPress: () => void;
}

function DayCell(props: DayCellProps) {
  const { day, isToday, isAhead, isCurrent, isSelected, summary, onKeyDown, onPress } = props;
  const number = partsOf(day).day;
  if (isAhead) return <span className="grid min-h-11 place-items-center text-ink-3 text-sm">{number}</span>;
  const { mood, words } = summary;
  const isEmpty = words === "no check-ins";
  const Icon = mood ? MOOD_ICONS[mood] : Leaf;
  return (
    <button
      type="button"
      tabIndex={isCurrent ? 0 : -1}
      aria-label={`${formatDay(day)}: ${words}`}
      aria-pressed={isSelected}
      aria-current={isToday ? "date" : undefined}
      onKeyDown={onKeyDown}
      onClick={onPress}
      className={cx(
        "tabular grid min-h-11 w-full content-center justify-items-center rounded-control border text-sm leading-tight transition-colors",
        isSelected
          ? "border-accent bg-tint font-semibold text-tint-ink"
          : isEmpty
            ? "border-transparent text-ink-2 hover:bg-sunk"
            : "border-hairline bg-sunk text-ink hover:bg-tint",
        isToday && "underline underline-offset-4",
      )}
    >
      {number}
      {!isEmpty && <Icon aria-hidden="true" className="size-3.5" />}
    </button>
  );
}

function Legend() {
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-xs">
      {(["Up", "Neutral", "Down"] as const).map((mood) => {
        const Icon = MOOD_ICONS[mood];
        return (
          <span key={mood} className="inline-flex items-center gap-1">
            <Icon aria-hidden="true" className="size-3.5" />
            {mood}
          </span>
        );
      })}
      <span className="inline-flex items-center gap-1">
        <Leaf aria-hidden="true" className="size-3.5" />
        Practice only
      </span>
    </p>
  );
}
