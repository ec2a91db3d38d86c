import { Tooltip as Primitive } from "radix-ui";
import { createContext, type ReactElement, type ReactNode, use } from "react";

const Provided = createContext(false);

/** Once around the app: tooltips appear after 700 ms, or at once within 300 ms of the last one. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Provided value={true}>
      <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
        {children}
      </Primitive.Provider>
    </Provided>
  );
}

export type TooltipProps = {
  label: ReactNode;
  /** The element that it describes; must be focusable and accept a ref. */
  children: ReactElement;
  side?: "top" | "right" | "bottom" | "left";
};

/** A hint on hover and focus. Never the only place for information, because touch has no hover. */
export function Tooltip({ label, children, side = "top" }: TooltipProps) {
  const tip = (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-60 max-w-xs animate-fade-in rounded-chip border border-transparent bg-ink px-2.5 py-1.5 text-paper text-sm"
        >
          {label}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
  return use(Provided) ? tip : <TooltipProvider>{tip}</TooltipProvider>;
}
