import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { currentUserQuery } from "#web/features/auth/auth.api.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";
import { useAskedFor } from "#web/platform/shell/use-address.ts";
import { toast } from "#web/ui/toast.store.ts";
import { billingQuery } from "./billing.api.ts";

const POLL_MS = 3000;
/** Stripe's event usually comes within seconds. */
const POLLS_MAX = 20;

/** Whether a payment that was just made shows in the account: not asked for, not yet, or not even after a minute. */
export type Activation = "none" | "awaited" | "late";

/**
 * Welcomes somebody who comes back from paying (`?success=true`), and looks now and then until the account has the plan.
 */
export function useActivation(): Activation {
  const queryClient = useQueryClient();
  const { plan } = useCurrentUser();
  const [polls, setPolls] = useState<number | null>(null);
  useAskedFor("success", {
    onAsked: (value) => {
      if (value !== "true") return;
      toast({ title: "Subscription activated!" });
      void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      setPolls(0);
    },
  });
  const { data } = useQuery(billingQuery);
  const isAwaited = polls !== null && data?.sellsPlans !== false && (data?.plan ?? plan) === "guest";
  const isLate = isAwaited && polls >= POLLS_MAX;

  useEffect(() => {
    if (!isAwaited || isLate) return;
    const timer = setInterval(() => {
      void queryClient.invalidateQueries({ queryKey: billingQuery.queryKey });
      setPolls((before) => (before ?? 0) + 1);
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isAwaited, isLate, queryClient]);

  // Also after a change at Stripe: the badge in the menu then follows.
  const isStale = data !== undefined && data.plan !== plan;
  useEffect(() => {
    if (isStale) void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  }, [isStale, queryClient]);

  if (!isAwaited) return "none";
  return isLate ? "late" : "awaited";
}
