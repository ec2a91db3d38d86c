import { cloneElement, type ReactElement } from "react";

export type TooltipSide = "top" | "right" | "bottom" | "left";

export type TooltipProps = {
  label: string;
  /** The element that it describes; must be focusable and pass on what it does not know. */
  children: ReactElement<Partial<TooltipMarks>>;
  side?: TooltipSide;
};

/** How an element says that it has a tooltip. */
interface TooltipMarks {
  "data-tooltip": string;
  "data-tooltip-side": TooltipSide;
}

/**
 * A hint on hover and focus, shown by `Tooltips`. Never the only place for information, because touch has no hover. It only
 * marks the element: a component around each button of a list took a phone longer than the buttons.
 */
export function Tooltip({ label, children, side = "top" }: TooltipProps) {
  return cloneElement(children, { "data-tooltip": label, "data-tooltip-side": side });
}
