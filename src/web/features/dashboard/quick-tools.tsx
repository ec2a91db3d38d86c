import { ChartSpline, Compass, Gavel, Presentation, RadioTower, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import type { Mode } from "#shared/modes/modes.ts";
import { hasScreen } from "#web/platform/screens.ts";
import { CalmTool } from "./calm-tool.tsx";
import { ContainmentTool } from "./containment-tool.tsx";
import { DashboardLink } from "./dashboard-link.tsx";
import { TextToolButton } from "./text-tool.tsx";
import { ToolCard, toolCardClass } from "./tool-card.tsx";
import { TriageTool } from "./triage-tool.tsx";

/** The tools by their id. One whose screen does not exist yet is left out. */
const TOOLS: Record<string, { screen?: string; content: ReactNode }> = {
  "rapid-sitrep": { content: <TextToolButton id="rapid-sitrep" icon={RadioTower} /> },
  "quick-containment": { content: <ContainmentTool /> },
  "lces-check": {
    screen: "/safety",
    content: (
      <DashboardLink to="/safety" className={toolCardClass}>
        <ToolCard icon={ShieldCheck} name="LCES Check" text="Lookouts, comms, escape routes, safety zones" />
      </DashboardLink>
    ),
  },
  "isap-mini": { content: <TextToolButton id="isap-mini" icon={Compass} /> },
  "quick-calm": { content: <CalmTool /> },
  "mood-trend": {
    screen: "/wellness",
    content: (
      <DashboardLink to="/wellness" className={toolCardClass}>
        <ToolCard icon={ChartSpline} name="Mood Trend" text="Three check-ins make a line" />
      </DashboardLink>
    ),
  },
  "meeting-brief": { content: <TextToolButton id="meeting-brief" icon={Presentation} /> },
  "decision-log": { content: <TextToolButton id="decision-log" icon={Gavel} /> },
  "priorities-triage": { content: <TriageTool /> },
};

/** The mode's own tools, each a minute's work. */
export function QuickTools({ mode }: { mode: Mode }) {
  const tools = mode.tools.filter((id) => {
    const tool = TOOLS[id];
    return tool !== undefined && (tool.screen === undefined || hasScreen(tool.screen));
  });
  return (
    <section aria-label="Quick Tools">
      <ul className="grid gap-4 sm:auto-cols-fr sm:grid-flow-col">
        {tools.map((id) => (
          <li key={id} className="grid min-w-0">
            {TOOLS[id]?.content}
          </li>
        ))}
      </ul>
    </section>
  );
}
