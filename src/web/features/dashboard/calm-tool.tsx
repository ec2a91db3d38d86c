import { Wind } from "lucide-react";
import { DashboardLink } from "./dashboard-link.tsx";
import { ToolCard, toolCardClass } from "./tool-card.tsx";

/** The way to the 60 Second Reset, which opens on the Wellness page, beside everything else that helps. */
export function CalmTool() {
  return (
    <DashboardLink to="/wellness" parameters={{ open: "quick-calm" }} className={toolCardClass}>
      <ToolCard icon={Wind} name="Quick Calm" text="60-second reset" />
    </DashboardLink>
  );
}
