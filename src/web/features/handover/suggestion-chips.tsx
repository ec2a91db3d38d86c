import { Check, Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { hasLine, toggleLine } from "./handover-form.rules.ts";

const SHOWN = 3;

interface SuggestionChipsProps {
  /** The question, for screen readers: "What changed?". */
  question: string;
  lines: readonly string[];
  text: string;
  onTextChange: (text: string) => void;
}

/** Suggested lines that can be added to an answer and removed again. The person's own text never changes. */
export function SuggestionChips({ question, lines, text, onTextChange }: SuggestionChipsProps) {
  const [showsAll, setShowAll] = useState(false);
  const shown = showsAll ? lines : lines.slice(0, SHOWN);
  const left = lines.length - shown.length;
  return (
    <div className="grid gap-1.5">
      <p aria-hidden="true" className="text-ink-3 text-xs">
        From your day
      </p>
      <ul aria-label={`From your day: ${question}`} className="flex flex-wrap gap-2">
        {shown.map((line) => {
          const isIn = hasLine(text, line);
          const Icon = isIn ? Check : Plus;
          return (
            <li key={line} className="min-w-0 max-w-full">
              <button
                type="button"
                aria-pressed={isIn}
                onClick={() => onTextChange(toggleLine(text, line))}
                className="flex min-h-9 max-w-full items-center gap-1.5 rounded-control border border-hairline bg-card px-2.5 py-1.5 text-left text-ink-2 text-sm leading-snug transition-colors hover:bg-sunk hover:text-ink aria-pressed:border-accent aria-pressed:bg-tint aria-pressed:text-tint-ink pointer-coarse:min-h-11"
              >
                <Icon aria-hidden="true" className="size-4 shrink-0" />
                <span className="min-w-0">{line}</span>
              </button>
            </li>
          );
        })}
        {left > 0 && (
          <li>
            <Button variant="link" size="sm" onClick={() => setShowAll(true)}>
              {left} more
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}
