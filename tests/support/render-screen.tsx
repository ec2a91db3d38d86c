import { QueryClientProvider } from "@tanstack/react-query";
import { type RenderResult, render } from "@testing-library/react";
import { PointerEventsCheckLevel, type UserEvent, userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { onTestFinished } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import type { User } from "#shared/auth/auth.contract.ts";
import type { ModeId } from "#shared/modes/modes.ts";
import { SCREENS } from "#web/app/screens.ts";
import { writeStored } from "#web/platform/device/storage.ts";
import { createQueryClient } from "#web/platform/http/query-client.ts";
import { sessionStore } from "#web/platform/session/session.ts";
import { ModeProvider } from "#web/platform/shell/mode.tsx";
import { ScreensContext } from "#web/platform/shell/screens.ts";
import { dismissToast, toastFailure } from "#web/ui/toast.store.ts";
import { Toaster } from "#web/ui/toaster.tsx";
import { TooltipProvider } from "#web/ui/tooltip.tsx";

/** Makes a page that is somebody's, or nobody's, as if it had just been loaded. */
export function signInAs(user: User | null): void {
  sessionStore.setState({ ...sessionStore.getInitialState(), user });
}

/** The person who is signed in on every screen under test. */
export const TEST_USER: User = {
  id: "01900000-0000-7000-8000-000000000001",
  email: "mara@example.org",
  username: "Mara K.",
  phoneNumber: null,
  address: null,
  role: "user",
  plan: "included",
  subscriptionStatus: null,
};

export interface ScreenOptions {
  /** The address to begin at, with its search part: "/objectives?tab=completed". */
  path?: string;
  mode?: ModeId;
  /** What is different about the person from `TEST_USER`. */
  user?: Partial<User>;
}

export interface RenderedScreen extends RenderResult {
  /** The person at the keyboard and the mouse. */
  person: UserEvent;
  /** Every address so far, the current one last. */
  addresses: string[];
}

/**
 * Renders a screen with all that surrounds it in the app. Call `fakeApi` first. What the screen leaves on the device
 * stays until the test ends, so that a second render finds it.
 */
export function renderScreen(screen: ReactNode, options: ScreenOptions = {}): RenderedScreen {
  const { path = "/", mode = "life", user = {} } = options;
  writeStored("mode", mode);
  signInAs({ ...TEST_USER, ...user });
  onTestFinished(() => {
    dismissToast();
    localStorage.clear();
  });
  const { hook, searchHook, history } = memoryLocation({ path, record: true });
  const rendered = render(
    <QueryClientProvider client={createQueryClient(toastFailure)}>
      <Router hook={hook} searchHook={searchHook}>
        <ScreensContext value={SCREENS}>
          <ModeProvider>
            <TooltipProvider>{screen}</TooltipProvider>
          </ModeProvider>
        </ScreensContext>
      </Router>
      <Toaster />
    </QueryClientProvider>,
  );
  // A toast takes presses a moment after it shows. What can be pressed is for the journeys to say, in a real browser.
  const person = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...rendered, person, addresses: history };
}
