import { cx } from "./cx.ts";

export type CharacterCountProps = { id: string; length: number; max: number };

/**
 * "12 / 120", announced to screen readers only when little is left, so that it does not interrupt typing. Text beyond
 * `max` is counted and announced, never cut.
 */
export function CharacterCount({ id, length, max }: CharacterCountProps) {
  const left = max - length;
  const near = left <= Math.max(10, Math.round(max * 0.1));
  return (
    <div className="flex justify-end text-xs">
      <span
        id={id}
        className={cx(
          "tabular",
          left < 0 ? "font-semibold text-danger" : near ? "font-semibold text-warning" : "text-ink-3",
        )}
      >
        <span aria-hidden="true">
          {length} / {max}
        </span>
        <span className="sr-only">At most {max} characters</span>
      </span>
      <span role="status" className="sr-only">
        {near
          ? `${Math.abs(left)} ${Math.abs(left) === 1 ? "character" : "characters"} ${left < 0 ? "too many" : "left"}`
          : ""}
      </span>
    </div>
  );
}
