import { useId } from "react";
import { CALM, GROUND_COUNTS, type GroundSense } from "#shared/doctrine/calm.content.ts";
import { cx } from "#web/ui/cx.ts";
import { Input } from "#web/ui/input.tsx";
import { StepFrame, type StepProps } from "./step-frame.tsx";

/** The number of lines per sense. */
export type Noticed = Record<GroundSense, readonly string[]>;

const emptyLines = (sense: GroundSense) => Array.from({ length: GROUND_COUNTS[sense] }, () => "");

export const NOTHING_NOTICED: Noticed = {
  seen: emptyLines("seen"),
  felt: emptyLines("felt"),
  heard: emptyLines("heard"),
};

const COLUMNS: Record<GroundSense, string> = { seen: "sm:grid-cols-3", felt: "sm:grid-cols-2", heard: "" };

interface GroundStepProps extends StepProps {
  noticed: Noticed;
  onNotice: (noticed: Noticed) => void;
}

/** Three things seen, two felt, one heard. */
export function GroundStep({ go, noticed, onNotice }: GroundStepProps) {
  const { title, intro, prompts } = CALM.ground;
  return (
    <StepFrame title={title} continueLabel={CALM.ground.continue} go={go}>
      <p className="text-ink-2">{intro}</p>
      {prompts.map(({ id, label, hint }) => (
        <SenseLines
          key={id}
          label={label}
          hint={hint}
          columns={COLUMNS[id]}
          lines={noticed[id]}
          onChange={(lines) => onNotice({ ...noticed, [id]: lines })}
        />
      ))}
    </StepFrame>
  );
}

interface SenseLinesProps {
  label: string;
  hint: string;
  columns: string;
  lines: readonly string[];
  onChange: (lines: readonly string[]) => void;
}

function SenseLines({ label, hint, columns, lines, onChange }: SenseLinesProps) {
  const hintId = useId();
  return (
    <fieldset aria-describedby={hintId} className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">{label}</legend>
      <div className={cx("grid gap-2", columns)}>
        {lines.map((line, index) => (
          <Input
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines are places, they never move
            key={index}
            aria-label={lines.length > 1 ? `${index + 1} of ${lines.length}` : label}
            value={line}
            onChange={(event) => onChange(lines.with(index, event.target.value))}
          />
        ))}
      </div>
      <p id={hintId} className="mt-1 text-ink-2 text-sm">
        {hint}
      </p>
    </fieldset>
  );
}
