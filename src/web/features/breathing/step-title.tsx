import { type ReactNode, useEffect, useRef } from "react";

/** Moves the focus to the title of a new step, which is announced and does not open a phone's keyboard. Stays clear of the top bar. */
export function StepTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h3 ref={title} tabIndex={-1} className="scroll-mt-20 rounded-chip text-xl outline-none md:scroll-mt-6">
      {children}
    </h3>
  );
}
