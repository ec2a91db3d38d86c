import type { QueryClient } from "@tanstack/react-query";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { CARRIED_ID, type Carried } from "#shared/auth/carried.ts";
import { LABEL_MAPPINGS_PATH } from "#shared/modes/modes.ts";
import { currentUserQuery } from "#web/features/auth/auth.api.ts";
import { showFailure } from "#web/features/billing/plan-limit.api.ts";
import { createQueryClient } from "#web/platform/http/query-client.ts";
import { enterDevice } from "#web/platform/session/device-session.ts";
import { isSignOutDue, wasSignedIn } from "#web/platform/session/session-marks.ts";
import { APP_STARTED } from "#web/platform/shell/prerendered.ts";
import { partAt } from "./app.tsx";
import { Root } from "./root.tsx";
import { screenAt } from "./screens.ts";

/**
 * Shows the app: over the prerendered screen if the page has one, else in the place of its first view or of nothing.
 * @param tabsSeen resolves when drafts can be read, which only somebody who was signed in has
 */
export async function start(tabsSeen: Promise<void>): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root.");
  const queryClient = createQueryClient(showFailure);
  const carried = takeCarried();
  if (carried) enter(queryClient, carried);
  // Somebody who was signed in on this device probably still is.
  const isMember = carried ? carried.user !== null : wasSignedIn();
  const first = partAt(window.location.pathname, isMember);
  const fetched = first.preload().catch(() => undefined);
  if (isMember) await tabsSeen;
  const hasView = root.hasChildNodes();
  const isPrerendered = hasView && !root.querySelector("[data-first-view]");
  if (hasView) await fetched;
  // Without its code, or with a session that has yet to be ended, another screen is shown than was prerendered.
  const isSameScreen = carried || screenAt(window.location.pathname)?.audience === "everyone";
  // As a transition, which React draws in short steps: at once, it kept a slow phone busy for a fifth of a second.
  startTransition(() => {
    if (isPrerendered && isSameScreen && first.isLoaded())
      hydrateRoot(root, <Root queryClient={queryClient} prerendered={{ ssrSearch: "" }} />);
    else createRoot(root).render(<Root queryClient={queryClient} />);
  });
  window.dispatchEvent(new Event(APP_STARTED));
}

/** What the page carries; null if it carries nothing, or if whoever signed out here may still have a session. */
function takeCarried(): Carried | null {
  const element = document.getElementById(CARRIED_ID);
  element?.remove();
  return element && !isSignOutDue() ? (JSON.parse(element.textContent ?? "") as Carried) : null;
}

function enter(queryClient: QueryClient, { user, labels }: Carried): void {
  enterDevice(user);
  queryClient.setQueryData(currentUserQuery.queryKey, user);
  for (const [mode, mappings] of Object.entries(labels))
    queryClient.setQueryData([LABEL_MAPPINGS_PATH, mode], mappings);
}
