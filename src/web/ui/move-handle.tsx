import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { type KeyboardEvent, useId } from "react";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";
import type { useDragOrder } from "./use-drag-order.ts";

/** How an item of a list in its own order is moved. */
export interface Movable {
  /** Its index. */
  place: number;
  /** The places that it can have: their first and last index. */
  first: number;
  last: number;
  drag: ReturnType<typeof useDragOrder>;
  onMove: (to: number) => void;
}

interface MoveHandleProps {
  title: string;
  movable: Movable;
  /** Whether `MoveButtons` are shown, for a press without a drag. */
  isMoving: boolean;
  onMovingChange: (isMoving: boolean) => void;
  className?: string;
}

/** Moves an item by drag or arrow keys; a press shows buttons that move it. */
export function MoveHandle({ title, movable, isMoving, onMovingChange, className }: MoveHandleProps) {
  const { place, first, last, drag, onMove } = movable;
  const hintId = useId();
  const moveByKey = (event: KeyboardEvent) => {
    const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: first, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to !== place && to >= first && to <= last) onMove(to);
  };
  return (
    <>
      <button
        type="button"
        aria-label={`Move ${title}`}
        aria-describedby={hintId}
        aria-expanded={isMoving}
        onPointerDown={(event) => drag.start(event, place)}
        onKeyDown={moveByKey}
        onClick={() => {
          if (!drag.wasDragged()) onMovingChange(!isMoving);
        }}
        className={cx(
          "grid h-11 w-8 shrink-0 cursor-grab touch-none place-items-center rounded-control text-ink-3 hover:bg-sunk hover:text-ink active:cursor-grabbing pointer-coarse:w-10 print:hidden",
          className,
        )}
      >
        <GripVertical aria-hidden="true" className="size-4.5" />
      </button>
      <span id={hintId} className="sr-only">
        {place - first + 1} of {last - first + 1}. Use the arrow keys to move it, or drag it.
      </span>
    </>
  );
}

/** Moves an item one place up or down. */
export function MoveButtons({ title, movable }: { title: string; movable: Movable }) {
  const { place, first, last, onMove } = movable;
  return (
    <>
      <IconButton
        label={`Move ${title} up`}
        icon={ArrowUp}
        disabled={place === first}
        onClick={() => onMove(place - 1)}
      />
      <IconButton
        label={`Move ${title} down`}
        icon={ArrowDown}
        disabled={place === last}
        onClick={() => onMove(place + 1)}
      />
    </>
  );
}

/** The classes of an item while the list is being reordered. */
export const movableClass = ({ place, drag }: Movable): string =>
  cx(
    drag.draggedIndex !== null && drag.draggedIndex !== place && "transition-[translate]",
    drag.draggedIndex === place && "relative z-10 rounded-control shadow-float",
  );
