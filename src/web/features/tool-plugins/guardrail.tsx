import { TriangleAlert } from "lucide-react";
import { cx } from "#web/ui/cx.ts";

interface GuardrailProps {
  messages: readonly string[];
  /** In a dialog, it sticks to the top of the scrolling content, otherwise to the top of the window. */
  isInDialog: boolean;
}

/** The warnings of a check. Announced when they appear, and stay visible while scrolling. */
export function Guardrail({ messages, isInDialog }: GuardrailProps) {
  if (messages.length === 0) return null;
  return (
    <div
      role="alert"
      className={cx(
        "sticky z-10 mb-2 flex animate-fade-in items-start gap-3 rounded-control border border-warning/45 bg-warning-tint p-3 text-warning-tint-ink shadow-card",
        isInDialog ? "top-0" : "top-15 md:top-2",
      )}
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="grid min-w-0 gap-1">
        {messages.map((message) => (
          <p key={message} className="font-semibold text-sm">
            {message}
          </p>
        ))}
      </div>
    </div>
  );
}
