import { useQuery } from "@tanstack/react-query";
import { locationsOf } from "#shared/tool-plugins/checklist.rules.ts";
import type { PluginLocation } from "#shared/tool-plugins/tool-plugins.contract.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { Card } from "#web/ui/card.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { usePreloadWhenIdle } from "#web/ui/use-preload-when-idle.ts";
import { ChecksSection } from "./checks-section.tsx";
import { PluginToolList } from "./lazy-tool-list.tsx";
import { pluginsQuery } from "./tool-plugins.api.ts";

interface PluginToolsProps {
  location: PluginLocation;
  className?: string;
}

/** The tools for a place in the product. There may be none, except on Safety. */
export function PluginTools({ location, className }: PluginToolsProps) {
  usePreloadWhenIdle(PluginToolList.preload);
  const { data, error, isFetching, refetch } = useQuery(pluginsQuery);
  const isHome = location === "safety";
  const tools = data?.filter(({ config }) => locationsOf(config).includes(location));
  if (error) {
    return (
      <ChecksSection className={className}>
        <ErrorState
          message={sentenceOf(error, "Couldn't load the checks.")}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      </ChecksSection>
    );
  }
  if (tools?.length) return <PluginToolList tools={tools} className={className} />;
  if (!isHome) return null;
  return (
    <ChecksSection className={className}>
      {tools ? (
        <Card padding="sm">
          <p className="text-ink-2">No checks are turned on.</p>
        </Card>
      ) : (
        <Waiting />
      )}
    </ChecksSection>
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
