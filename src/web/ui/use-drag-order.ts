import { type CSSProperties, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";

interface Drag {
  from: number;
  to: number;
  /** The offset of the dragged item, in pixels. */
  offset: number;
  /** The offset of the items that make room, in pixels. */
  room: number;
}

interface DragOrderOptions {
  /** Its children are the items, in order. */
  list: RefObject<HTMLElement | null>;
  onMove: (from: number, to: number) => void;
}

/** A press that moves less than this is not a drag. */
const THRESHOLD = 5;
/** Within this distance of the window's edge, the page scrolls. */
const EDGE = 72;

/**
 * Drags an item of a vertical list to another place, by mouse, pen or touch. The order changes on drop; Escape cancels.
 * The handle needs `touch-action: none`.
 */
export function useDragOrder({ list, onMove }: DragOrderOptions) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const stop = useRef<() => void>(() => undefined);
  const wasDragged = useRef(false);
  useEffect(() => () => stop.current(), []);

  const start = (event: PointerEvent<HTMLElement>, from: number) => {
    const boxes = [...(list.current?.children ?? [])].map((item) => item.getBoundingClientRect());
    const carried = boxes[from];
    if (event.button !== 0 || !carried) return;
    stop.current();
    wasDragged.current = false;
    const handle = event.currentTarget;
    const begin = { y: event.clientY, scroll: window.scrollY };
    const middles = boxes.map(({ top, height }) => top + height / 2);
    const middle = carried.top + carried.height / 2;
    let pointerY = event.clientY;
    let current: Drag | null = null;
    let frame = 0;

    const follow = () => {
      const offset = pointerY - begin.y + window.scrollY - begin.scroll;
      if (!current && Math.abs(offset) < THRESHOLD) return;
      wasDragged.current = true;
      const to = middles.filter((other, index) => index !== from && other < middle + offset).length;
      current = { from, to, offset, room: carried.height };
      setDrag(current);
    };
    const scrollAtEdge = () => {
      const past = Math.max(0, pointerY - (window.innerHeight - EDGE)) - Math.max(0, EDGE - pointerY);
      if (current && past !== 0) {
        window.scrollBy(0, past / 5);
        follow();
      }
      frame = requestAnimationFrame(scrollAtEdge);
    };
    const move = (moved: globalThis.PointerEvent) => {
      pointerY = moved.clientY;
      follow();
    };
    const end = (isDropped: boolean) => {
      const dropped = current;
      stop.current();
      if (isDropped && dropped && dropped.to !== from) onMove(from, dropped.to);
    };
    const listening = new AbortController();
    const { signal } = listening;
    stop.current = () => {
      listening.abort();
      cancelAnimationFrame(frame);
      setDrag(null);
      stop.current = () => undefined;
    };
    handle.setPointerCapture?.(event.pointerId);
    handle.addEventListener("pointermove", move, { signal });
    handle.addEventListener("pointerup", () => end(true), { signal });
    handle.addEventListener("pointercancel", () => end(false), { signal });
    window.addEventListener("keydown", ({ key }) => key === "Escape" && end(false), { signal });
    frame = requestAnimationFrame(scrollAtEdge);
  };

  return {
    start,
    /** Whether the press that just ended was a drag, so that its click is ignored. */
    wasDragged: () => wasDragged.current,
    draggedIndex: drag?.from ?? null,
    styleOf: (index: number): CSSProperties => (drag ? { translate: `0 ${shiftOf(drag, index)}px` } : {}),
  };
}

function shiftOf({ from, to, offset, room }: Drag, index: number): number {
  if (index === from) return offset;
  if (index > from && index <= to) return -room;
  if (index < from && index >= to) return room;
  return 0;
}
