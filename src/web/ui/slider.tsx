import { Slider as Primitive } from "radix-ui";
import { useId, useRef, useState } from "react";
import { cx } from "./cx.ts";

export type SliderProps = {
  label: string;
  value: number;
  /** Called on each step of a drag. */
  onValueChange?: (value: number) => void;
  /** Called with the final value: when the pointer is released, and after each key. */
  onCommit?: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** The value in words, shown on the right and announced: (60) => "60%". */
  valueText?: (value: number) => string;
  hideLabel?: boolean;
  disabled?: boolean;
  className?: string;
};

/** A slider with its label and its value beside it. */
export function Slider(props: SliderProps) {
  const { label, value, onValueChange, onCommit, min = 0, max = 100, step = 1, valueText = String } = props;
  const id = useId();
  // During a drag the thumb follows the pointer, even if the caller only handles the commit.
  const [dragged, setDragged] = useState<number | null>(null);
  const isDragging = useRef(false);
  const endDrag = () => {
    isDragging.current = false;
    setDragged(null);
  };
  const shown = dragged ?? value;
  return (
    <div className={cx("min-w-0", props.className)}>
      <div className="flex items-baseline justify-between gap-3">
        <span id={id} className={props.hideLabel ? "sr-only" : "font-semibold text-sm"}>
          {label}
        </span>
        <span aria-hidden="true" className="tabular ml-auto text-sm">
          {valueText(shown)}
        </span>
      </div>
      <Primitive.Root
        value={[shown]}
        min={min}
        max={max}
        step={step}
        disabled={props.disabled ?? false}
        onPointerDown={() => {
          isDragging.current = true;
        }}
        onPointerUp={endDrag}
        onPointerCancel={endDrag}
        onValueChange={([next = min]) => {
          if (isDragging.current) setDragged(next);
          onValueChange?.(next);
        }}
        onValueCommit={([next = min]) => onCommit?.(next)}
        className="relative flex h-11 w-full touch-none select-none items-center data-disabled:opacity-55"
      >
        <Primitive.Track className="relative h-2 grow overflow-hidden rounded-full border border-control-edge bg-sunk">
          <Primitive.Range className="absolute h-full bg-accent forced-colors:bg-[Highlight]" />
        </Primitive.Track>
        <Primitive.Thumb
          aria-labelledby={id}
          aria-valuetext={valueText(shown)}
          className="block size-6 rounded-full border-2 border-accent bg-card shadow-card transition-shadow hover:shadow-[0_0_0_6px_color-mix(in_oklab,var(--accent)_16%,transparent)]"
        />
      </Primitive.Root>
    </div>
  );
}
