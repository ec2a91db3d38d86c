import { Tooltip as Primitive } from "radix-ui";
import { useEffect, useRef } from "react";
import type { TooltipSide } from "./tooltip.tsx";

/**
 * The tooltip of an element. The library's trigger stands over the element, so that the tooltip is placed beside it and
 * describes it.
 */
export function Tip({ anchor }: { anchor: HTMLElement }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const { left, top, width, height } = anchor.getBoundingClientRect();
  useEffect(() => {
    const id = trigger.current?.getAttribute("aria-describedby");
    if (!id || anchor.hasAttribute("aria-describedby")) return;
    anchor.setAttribute("aria-describedby", id);
    return () => anchor.removeAttribute("aria-describedby");
  }, [anchor]);
  return (
    <Primitive.Provider>
      <Primitive.Root open>
        <Primitive.Trigger asChild ref={trigger}>
          <span className="pointer-events-none fixed" style={{ left, top, width, height }} />
        </Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            side={anchor.dataset.tooltipSide as TooltipSide}
            sideOffset={6}
            collisionPadding={8}
            className="pointer-events-none z-60 max-w-xs animate-fade-in rounded-chip border border-transparent bg-ink px-2.5 py-1.5 text-paper text-sm"
          >
            {anchor.dataset.tooltip}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
