import { useSearchParams } from "wouter";
import type { ToolPlugin } from "#shared/tool-plugins/tool-plugins.contract.ts";
import { useOwnDay } from "#web/platform/time/use-own-day.ts";
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
      {tools
        .map(readTool)
        .map(({ config, ...tool }) =>
          config ? (
            <PluginCard
              key={tool.slug}
              tool={{ ...tool, config }}
              today={today}
              isAsked={tool.slug === asked}
            />
          ) : (
            <UnsupportedCard key={tool.slug} tool={tool} />
          ),
        )}
    </ChecksSection>
  );
}
