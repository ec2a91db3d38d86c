import { DoorOpen } from "lucide-react";
import { useEffect } from "react";
import { Button, type ButtonProps } from "./button.tsx";
import { leaveForNeutralPlace, leaveOnEscapes } from "./neutral-place.ts";

export const LEAVE_QUICKLY_NOTE =
  "“Leave quickly,” or pressing Escape three times, replaces this page with Wikipedia. Your browser history may still show it.";

export type LeaveQuicklyProps = Omit<ButtonProps, "children" | "onClick" | "variant">;

/** For somebody who must not be seen here: one press, or Escape three times. Back does not return to this page. */
export function LeaveQuickly(props: LeaveQuicklyProps) {
  useEffect(leaveOnEscapes, []);
  return (
    <Button {...props} data-leave-quickly variant="secondary" onClick={leaveForNeutralPlace}>
      <DoorOpen aria-hidden="true" className="size-4.5" />
      Leave quickly
    </Button>
  );
}
