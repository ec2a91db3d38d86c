import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { BILLING_PATHS, type Billing, type PaymentPage } from "#shared/billing/billing.contract.ts";
import { currentUserQuery } from "#web/features/auth/auth.api.ts";
import { ApiError, call, sentenceOf } from "#web/platform/http/api-client.ts";
import { toastFailure } from "#web/ui/toast.store.ts";

/** The person's plan, and what this server sells. It changes at Stripe, so each visit reloads it. */
export const billingQuery = queryOptions({
  queryKey: [BILLING_PATHS.overview],
  queryFn: ({ signal }) => call<Billing>("GET", BILLING_PATHS.overview, { signal }),
  staleTime: 0,
});

/** Opens a page of Stripe's in place of this one. Pending until the person comes back by the browser's Back. */
async function open(path: string, body?: { priceId: string }): Promise<void> {
  const { url } = await call<PaymentPage>("POST", path, body && { body });
  window.location.assign(url);
  await new Promise((resolve) => window.addEventListener("pageshow", resolve, { once: true }));
}

/** Leads to the page where the person pays for a plan. */
export function useCheckout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (priceId: string) => open(BILLING_PATHS.checkout, { priceId }),
    onError: (error) => {
      if (/\b401\b|not authenticated/i.test(error.message)) {
        toastFailure(
          "Authentication required",
          "Please log out and in again, or check your email for a confirmation link. Nothing was charged.",
        );
        return;
      }
      toastFailure("Subscription error", sentenceOf(error, "Failed to start checkout"));
      if (error instanceof ApiError && error.code === "already_subscribed") {
        void queryClient.invalidateQueries({ queryKey: billingQuery.queryKey });
        void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      }
    },
  });
}

/** Leads to the page where the person changes or ends their subscription. */
export function usePortal() {
  return useMutation({
    mutationFn: () => open(BILLING_PATHS.portal),
    onError: (error) =>
      toastFailure(
        "Billing portal error",
        sentenceOf(error, "Failed to open billing portal. Please try again."),
      ),
  });
}
