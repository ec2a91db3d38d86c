import { type LucideIcon, MessagesSquare, Route, ShieldCheck, Telescope } from "lucide-react";
import type { SafetyKind } from "#shared/safety/safety.contract.ts";

const ICONS: Readonly<Record<SafetyKind, LucideIcon>> = {
  lookout: Telescope,
  comms: MessagesSquare,
  "escape-route": Route,
  "safety-zone": ShieldCheck,
};

export function KindIcon({ kind, className }: { kind: SafetyKind; className?: string }) {
  const Icon = ICONS[kind];
  return <Icon aria-hidden="true" className={className} />;
}
