import { useMemo } from "react";
import { useSearchParams } from "wouter";
import type { ToolPlugin } from "#shared/tool-plugins/tool-plugins.contract.ts";
import { useOwnDay } from "#web/platform/time/use-own-day.ts";
import { InSteps } from "#web/ui/in-steps.tsx";
import { ChecksSection } from "./checks-section.tsx";
import { PluginCard, UnsupportedCard } from "./plugin-card.tsx";
import { readTool } from "./plugin-reading.rules.ts";

/** A list of tools. The address opens one of them: `?tool=` and its slug. */
export function PluginToolList({
  tools,
  className,
}: {
  tools: readonly ToolPlugin[];
  className?: string | undefined;
}) {
  const { today } = useOwnDay();
  const [search] = useSearchParams();
  const asked = search.get("tool");
  return (
    <ChecksSection className={className}>
      <InSteps>
        {tools.map((plugin) => (
          <PluginTool key={plugin.slug} plugin={plugin} today={today} isAsked={plugin.slug === asked} />
        ))}
      </InSteps>
    </ChecksSection>
  );
}

interface PluginToolProps {
  plugin: ToolPlugin;
  today: string;
  isAsked: boolean;
}

function PluginTool({ plugin, today, isAsked }: PluginToolProps) {
  const { config, ...tool } = useMemo(() => readTool(plugin), [plugin]);
  return config ? (
    <PluginCard tool={{ ...tool, config }} today={today} isAsked={isAsked} />
  ) : (
    <UnsupportedCard tool={tool} />
  );
}
