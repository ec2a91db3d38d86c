import type { ReactNode } from "react";
import { isUntouched } from "#shared/safety/lces.rules.ts";
import type { SafetyItem } from "#shared/safety/safety.contract.ts";
import { useSafetyItems } from "#web/features/safety/safety.api.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { Card } from "#web/ui/card.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton, Waiting } from "#web/ui/skeleton.tsx";

interface PlanCardProps {
  title: string;
  /** Receives the items of the current mode's safety plan, without untouched ones. */
  children: (items: readonly SafetyItem[]) => ReactNode;
}

/** A card about the safety plan, once it is loaded. */
export function PlanCard({ title, children }: PlanCardProps) {
  const { mode } = useMode();
  const { data: items, error, isFetching, refetch } = useSafetyItems(mode.id);
  return (
    <Card title={title}>
      {!items && !error && (
        <Waiting className="grid gap-3">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-6 w-2/3" />
        </Waiting>
      )}
      {!items && error && (
        <ErrorState
          title="Couldn't load your safety plan"
          message={sentenceOf(error)}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      {items && children(items.filter((item) => !isUntouched(item)))}
    </Card>
  );
}
