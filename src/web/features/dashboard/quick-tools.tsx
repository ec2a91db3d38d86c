import { Compass, Gavel, Presentation, RadioTower } from "lucide-react";
import type { ReactNode } from "react";
import type { Mode } from "#shared/modes/modes.ts";
import type { OwnDay } from "#web/platform/time/use-own-day.ts";
import { CalmTool } from "./calm-tool.tsx";
import { ContainmentTool } from "./containment-tool.tsx";
import { LcesTool } from "./lces-tool.tsx";
import { MoodTool } from "./mood-tool.tsx";
import { TextToolButton } from "./text-tool.tsx";
import { TriageTool } from "./triage-tool.tsx";

interface QuickToolsProps {
  mode: Mode;
  day: OwnDay;
}

/** The tools by their id. */
const TOOLS: Record<string, (props: QuickToolsProps) => ReactNode> = {
  "rapid-sitrep": () => (
    <TextToolButton
      id="rapid-sitrep"
      name="Rapid SITREP"
      summary="Situation, risk, actions"
      icon={RadioTower}
    />
  ),
  "quick-containment": () => <ContainmentTool />,
  "lces-check": () => <LcesTool />,
  "isap-mini": () => (
    <TextToolButton id="isap-mini" name="ISAP Mini" summary="Four lines, one minute" icon={Compass} />
  ),
  "quick-calm": () => <CalmTool />,
  "mood-trend": ({ mode, day }) => <MoodTool view={{ day, mode: mode.id }} />,
  "meeting-brief": () => (
    <TextToolButton
      id="meeting-brief"
      name="Meeting Brief"
      summary="Purpose, decision, roles, next step"
      icon={Presentation}
    />
  ),
  "decision-log": () => (
    <TextToolButton id="decision-log" name="Decision Log" summary="Decision, why, review date" icon={Gavel} />
  ),
  "priorities-triage": () => <TriageTool />,
};

/** The mode's own tools, each a minute's work. */
export function QuickTools(props: QuickToolsProps) {
  return (
    <section aria-label="Quick Tools">
      <ul className="grid gap-3 sm:flex sm:flex-wrap">
        {props.mode.tools.map((id) => (
          // The last is the widest, for the words of Mood Trend.
          <li key={id} className="grid min-w-0 sm:flex-[1_1_12rem] sm:last:flex-[1.6_1_16rem]">
            {TOOLS[id]?.(props)}
          </li>
        ))}
      </ul>
    </section>
  );
}
