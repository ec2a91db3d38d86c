import { MessagesSquare, Route, ShieldCheck, Telescope } from "lucide-react";
import { LCES_TAGS, type LcesTag } from "#shared/common/common.contract.ts";
import { CheckboxCards } from "#web/ui/checkbox-cards.tsx";
import type { ChoiceOption } from "#web/ui/choice-card.tsx";

const OPTIONS: readonly ChoiceOption<LcesTag>[] = [
  { value: "lookout", label: "Lookout", description: "Someone who notices and tells you.", icon: Telescope },
  {
    value: "comms",
    label: "Communications",
    description: "A way to reach each other.",
    icon: MessagesSquare,
  },
  { value: "escape-route", label: "Escape route", description: "A way out, or a plan B.", icon: Route },
  {
    value: "safety-zone",
    label: "Safety zone",
    description: "A place, a person or some savings to fall back on.",
    icon: ShieldCheck,
  },
];
const SHORT_OPTIONS = OPTIONS.map(({ description: _, ...option }) => option);

interface LcesTagCardsProps {
  legend: string;
  hint: string;
  /** Shows a single narrow column without the explanations. */
  isShort?: boolean;
  value: readonly LcesTag[];
  onValueChange: (tags: LcesTag[]) => void;
}

/** Which parts of the safety plan an objective strengthens. */
export function LcesTagCards({ isShort = false, value, ...group }: LcesTagCardsProps) {
  return (
    <CheckboxCards
      {...group}
      columns={isShort ? 1 : 2}
      options={isShort ? SHORT_OPTIONS : OPTIONS}
      value={LCES_TAGS.filter((tag) => value.includes(tag))}
    />
  );
}
