import { useEffect, useRef, useState } from "react";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { Collapsible } from "#web/ui/collapsible.tsx";
import { PluginChecklist } from "./plugin-checklist.tsx";
import { type Checklist, NOT_SUPPORTED, type ToolName } from "./plugin-reading.rules.ts";
import { useChecks } from "./use-checks.ts";

interface PluginCardProps {
  tool: Checklist;
  /** The person's own day. */
  today: string;
  /** Opens it, scrolls to it and focuses it, because a link led to it. */
  isAsked: boolean;
}

/** A tool, collapsed at first. */
export function PluginCard({ tool, today, isAsked }: PluginCardProps) {
  const [isOpen, setOpen] = useState(isAsked);
  const card = useRef<HTMLDivElement>(null);
  const { states } = useChecks(tool, today, { isOpened: false });
  const checked = states.filter((state) => state.checked).length;

  useEffect(() => {
    if (!isAsked) return;
    setOpen(true);
    // After the shell has moved the focus to the top of the new screen.
    const frame = requestAnimationFrame(() => {
      card.current?.scrollIntoView({ block: "start" });
      card.current?.querySelector("button")?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isAsked]);

  return (
    <Card padding="sm">
      <div ref={card} className="scroll-mt-20 md:scroll-mt-6">
        <Collapsible
          level={3}
          open={isOpen}
          onOpenChange={setOpen}
          title={tool.name}
          aside={checked > 0 && <Badge>{checked} checked today</Badge>}
        >
          <Description tool={tool} />
          <PluginChecklist key={today} tool={tool} today={today} level={4} />
        </Collapsible>
        {!isOpen && <Description tool={tool} />}
      </div>
    </Card>
  );
}

/** A tool that this version cannot show. */
export function UnsupportedCard({ tool }: { tool: ToolName }) {
  return (
    <Card padding="sm">
      <h3 className="text-base">{tool.name}</h3>
      <p className="text-ink-2 text-sm">{tool.description}</p>
      <p className="mt-1 text-ink-2">{NOT_SUPPORTED}</p>
    </Card>
  );
}

function Description({ tool: { description } }: { tool: ToolName }) {
  return description && <p className="pl-7 text-ink-2 text-sm">{description}</p>;
}
