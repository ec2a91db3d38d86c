import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useSearchParams } from "wouter";
import { locationsOf } from "#shared/tool-plugins/checklist.rules.ts";
import type { PluginLocation, ToolPlugin } from "#shared/tool-plugins/tool-plugins.contract.ts";
import { sentenceOf } from "#web/platform/api-client.ts";
import { useOwnDay } from "#web/platform/use-own-day.ts";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { PluginCard, UnsupportedCard } from "./plugin-card.tsx";
import { readTool } from "./plugin-reading.rules.ts";
import { pluginsQuery } from "./tool-plugins.api.ts";

interface PluginToolsProps {
  location: PluginLocation;
  className?: string;
}

/** The tools that belong at this place of the product. Elsewhere than on Safety, which is their home, there may be none. */
export function PluginTools({ location, className }: PluginToolsProps) {
  const { data, error, isFetching, refetch } = useQuery(pluginsQuery);
  const isHome = location === "safety";
  const tools = data?.filter(({ config }) => locationsOf(config).includes(location));
  if (error) {
    return (
      <Checks className={className}>
        <ErrorState
          message={sentenceOf(error, "The checks could not be loaded.")}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      </Checks>
    );
  }
  if (tools?.length) return <PluginToolList tools={tools} className={className} />;
  if (!isHome) return null;
  return (
    <Checks className={className}>
      {tools ? (
        <Card padding="sm">
          <p className="text-ink-2">No checks are switched on here.</p>
        </Card>
      ) : (
        <Waiting />
      )}
    </Checks>
  );
}

/** These tools. The address opens one of them: `?tool=` and its slug. */
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
    <Checks className={className}>
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
    </Checks>
  );
}

function Checks({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={cx("grid min-w-0 gap-3 print:hidden", className)}>
      <div>
        <h2 id={headingId} className="text-base">
          Checks
        </h2>
        <p className="text-ink-2 text-sm">A few minutes each, before something begins or when it changes.</p>
      </div>
      {children}
    </section>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-3">
      <span role="status" className="sr-only">
        Loading checks
      </span>
      {["first", "second", "third"].map((name) => (
        <Card key={name} padding="sm" className="grid gap-3">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-4 w-4/5" />
        </Card>
      ))}
    </div>
  );
}
