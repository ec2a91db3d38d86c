import { Compass, type LucideIcon, Target } from "lucide-react";
import type { ModeId } from "#shared/modes/modes.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/card.tsx";
import { DashboardLink } from "./dashboard-link.tsx";

/** The shortest way to what people do most. */
export function QuickActionsCard({ mode }: { mode: ModeId }) {
  return (
    <Card title="Quick Actions">
      <ul className="grid gap-2.5 sm:grid-cols-2">
        <Action to="/isap-compass" parameters={{ mode }} icon={Compass} name="Run ISAP Compass" />
        <Action to="/objectives" icon={Target} name="Create SMART Objectives" />
      </ul>
    </Card>
  );
}

interface ActionProps {
  to: string;
  parameters?: Record<string, string>;
  icon: LucideIcon;
  name: string;
}

function Action({ to, parameters, icon: Icon, name }: ActionProps) {
  return (
    <li>
      <DashboardLink
        to={to}
        parameters={parameters ?? {}}
        className={buttonClass({ variant: "secondary", className: "w-full !justify-start" })}
      >
        <Icon aria-hidden="true" className="size-5 text-tint-ink" />
        {name}
      </DashboardLink>
    </li>
  );
}
