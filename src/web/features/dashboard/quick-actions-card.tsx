import {
  ClipboardList,
  Compass,
  HeartPulse,
  type LucideIcon,
  MessageCircle,
  ShieldCheck,
  Target,
  Wind,
} from "lucide-react";
import type { ModeId } from "#shared/modes/modes.ts";
import { TEN_AND_EIGHTEEN } from "#shared/tool-plugins/tool-plugins.contract.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/card.tsx";
import { DashboardLink } from "./dashboard-link.tsx";

interface Action {
  to: string;
  name: string;
  icon: LucideIcon;
  parameters?: Record<string, string>;
  passesMode?: boolean;
}

const ACTIONS: readonly Action[] = [
  { to: "/isap-compass", name: "Run ISAP Compass", icon: Compass, passesMode: true },
  {
    to: "/safety",
    name: "Safety Check (10 & 18)",
    icon: ShieldCheck,
    parameters: { tool: TEN_AND_EIGHTEEN },
  },
  { to: "/objectives", name: "Create SMART Objectives", icon: Target },
  { to: "/briefing", name: "Shift Handover", icon: ClipboardList },
  { to: "/calm", name: "Quick Calm", icon: Wind },
  { to: "/wellness", name: "Wellness Tools", icon: HeartPulse },
  { to: "/echo", name: "Talk to Echo", icon: MessageCircle },
];

/** The shortest way to what people do most. */
export function QuickActionsCard({ mode }: { mode: ModeId }) {
  return (
    <Card title="Quick Actions" padding="sm">
      <ul className="flex flex-wrap gap-2">
        {ACTIONS.map(({ to, name, icon: Icon, parameters, passesMode }) => (
          <li key={to} className="grid flex-auto">
            <DashboardLink
              to={to}
              parameters={{ ...parameters, ...(passesMode && { mode }) }}
              className={buttonClass({ variant: "secondary", size: "sm", className: "!justify-start" })}
            >
              <Icon aria-hidden="true" className="size-4 text-tint-ink" />
              {name}
            </DashboardLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
