import { useQuery } from "@tanstack/react-query";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { useOwnDay } from "#web/platform/time/use-own-day.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { PluginChecklist } from "./plugin-checklist.tsx";
import { NOT_SUPPORTED, readTool } from "./plugin-reading.rules.ts";
import { pluginsQuery } from "./tool-plugins.api.ts";

interface PluginToolDialogProps {
  slug: string;
  /** Its name until it is loaded. */
  name: string;
  onClose: () => void;
}

/** One tool in a dialog over the current screen. */
export function PluginToolDialog({ slug, name, onClose }: PluginToolDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(pluginsQuery);
  const { today } = useOwnDay();
  const found = data?.find((plugin) => plugin.slug === slug);
  const tool = found && readTool(found);
  return (
    <Dialog open onOpenChange={onClose} title={tool?.name ?? name} description={tool?.description} size="lg">
      {error && (
        <ErrorState
          message={sentenceOf(error, "Couldn't load this check.")}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      {!data && !error && (
        <div aria-busy="true" className="grid gap-3 py-2">
          <span role="status" className="sr-only">
            Loading the check
          </span>
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-5 w-4/5" />
        </div>
      )}
      {data && !tool && <p className="text-ink-2">This check is turned off.</p>}
      {tool && !tool.config && <p className="text-ink-2">{NOT_SUPPORTED}</p>}
      {tool?.config && (
        <PluginChecklist
          key={today}
          tool={{ ...tool, config: tool.config }}
          today={today}
          level={3}
          isInDialog
        />
      )}
    </Dialog>
  );
}
