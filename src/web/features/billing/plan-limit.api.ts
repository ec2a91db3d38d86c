import { navigate } from "wouter/use-browser-location";
import { ApiError, sentenceOf } from "#web/platform/http/api-client.ts";
import { navigateFromDialog } from "#web/ui/dialog-history.ts";
import { toast, toastFailure } from "#web/ui/toast.store.ts";

/** Whether a call was refused because of what the free plan holds. */
export const isPlanLimit = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === "plan_limit";

/** Shows a toast about a failure; about a limit of the free plan a calm one, with the way to the plans. */
export function showFailure(title: string, error: unknown, sentence?: string): void {
  if (!isPlanLimit(error)) {
    toastFailure(title, sentence ?? sentenceOf(error));
    return;
  }
  toast({
    title: "The free plan is full",
    description: error.sentence,
    variant: "notice",
    action: {
      label: "See plans",
      altText: "Press F8, then See plans, to choose one",
      onClick: () => navigateFromDialog(navigate, "/subscribe"),
    },
  });
}
