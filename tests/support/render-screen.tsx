import { QueryClientProvider } from "@tanstack/react-query";
import { type RenderResult, render } from "@testing-library/react";
import { PointerEventsCheckLevel, type UserEvent, userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { onTestFinished } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import type { User } from "#shared/auth/auth.contract.ts";
import type { ModeId } from "#shared/modes/modes.ts";
import { LISTED_SCREENS } from "#web/app/screen-looks.ts";
import { showFailure } from "#web/features/billing/plan-limit.api.ts";
import { CrisisHelp } from "#web/features/crisis/crisis-help.tsx";
import { crisisGate } from "#web/platform/crisis/crisis-gate.ts";
import { writeStored } from "#web/platform/device/storage.ts";
import { createQueryClient } from "#web/platform/http/query-client.ts";
import { sessionStore } from "#web/platform/session/session.ts";
import { ModeProvider } from "#web/platform/shell/mode.tsx";
import { ScreensContext } from "#web/platform/shell/screens.ts";
import { dismissToast } from "#web/ui/toast.store.ts";
import { Toaster } from "#web/ui/toaster.tsx";

/** Sets the signed-in person, as if the page had just been loaded. */
export function signInAs(user: User | null): void {
  sessionStore.setState({ ...sessionStore.getInitialState(), user });
}

/** The signed-in person of every screen under test. */
export const TEST_USER: User = {
  id: "01900000-0000-7000-8000-000000000001",
  email: "mara@example.org",
  username: "Mara K.",
  phoneNumber: null,
  address: null,
  role: "user",
  plan: "included",
  subscriptionStatus: null,
  hasPasskey: false,
};

export interface ScreenOptions {
  /** The initial address, with its query: "/objectives?tab=completed". */
  path?: string;
  mode?: ModeId;
  /** Changes to `TEST_USER`. */
  user?: Partial<User>;
}

export interface RenderedScreen extends RenderResult {
  /** The person at the keyboard and the mouse. */
  person: UserEvent;
  /** Every address so far, the current one last. */
  addresses: string[];
}

/**
 * Renders a screen with its surroundings in the app.. Data that the screen stores on the device
 * stays until the test ends, so a second render finds it.
 */
export function renderScreen(screen: ReactNode, options: ScreenOptions = {}): RenderedScreen {
  const { path = "/", mode = "life", user = {} } = options;
  writeStored("mode", mode);
  signInAs({ ...TEST_USER, ...user });
  onTestFinished(() => {
    dismissToast();
    crisisGate.reset();
    localStorage.clear();
  });
  const { hook, searchHook, history } = memoryLocation({ path, record: true });
  const rendered = render(
    <QueryClientProvider client={createQueryClient(showFailure)}>
      <Router hook={hook} searchHook={searchHook}>
        <ScreensContext value={LISTED_SCREENS}>
          <ModeProvider>{screen}</ModeProvider>
        </ScreensContext>
        <CrisisHelp />
      </Router>
      <Toaster />
    </QueryClientProvider>,
  );
  // A toast ignores presses for a moment. Whether something can be pressed is tested in a real browser.
  const person = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...rendered, person, addresses: history };
}
