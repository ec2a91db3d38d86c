import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Billing } from "#shared/billing/billing.contract.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton, Waiting } from "#web/ui/skeleton.tsx";
import { billingQuery } from "./billing.api.ts";

/** What is shown once it is known what this server sells and the person has. */
export function BillingState({ children }: { children: (billing: Billing) => ReactNode }) {
  const { data, error, isFetching, refetch } = useQuery(billingQuery);
  if (data) return children(data);
  if (error) {
    return (
      <ErrorState
        title="Your plan couldn't be loaded"
        message={sentenceOf(error, "Check your connection and try again.")}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    );
  }
  return (
    <Waiting>
      <Skeleton className="h-72 w-full" />
    </Waiting>
  );
}
