import { useMemo } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { isAdmin } from "#shared/auth/roles.ts";
import { SignInAgainDialog } from "#web/features/auth/sign-in-again-dialog.tsx";
import { useCurrentUser } from "#web/platform/session/current-user.ts";
import { ModeProvider, useMode } from "#web/platform/shell/mode.tsx";
import { type Screen, ScreensContext, useScreens } from "#web/platform/shell/screens.ts";
import { usePageTitle } from "#web/platform/shell/use-page-title.ts";
import { usePreloadWhenIdle } from "#web/ui/use-preload-when-idle.ts";
import { KeyboardTools } from "./keyboard-tools.tsx";
import { NotFoundPage } from "./not-found.page.tsx";
import { LISTED_SCREENS } from "./screen-looks.ts";
import { SCREENS, screenAt } from "./screens.ts";
import { Shell } from "./shell.tsx";

/** The delay before prefetching, because the first screen's data use the same network. */
const FIRST_SCREEN_MS = 3000;

/** Fetches the other screens when the browser is idle, so that they open at once. */
async function fetchAllScreens(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_MS));
  for (const { audience, Part } of SCREENS) if (audience === "members") await Part.preload();
}

/** Every screen for signed-in people, inside the shell. */
export function SignedInApp() {
  usePreloadWhenIdle(fetchAllScreens);
  const user = useCurrentUser();
  const screens = useMemo(
    () => LISTED_SCREENS.filter(({ audience }) => audience !== "admins" || isAdmin(user)),
    [user],
  );
  return (
    <ScreensContext value={screens}>
      <ModeProvider>
        <Shell>
          <MemberScreens />
        </Shell>
        <KeyboardTools />
        <SignInAgainDialog />
      </ModeProvider>
    </ScreensContext>
  );
}

/** The screen at the address. */
export function MemberScreens() {
  const [path] = useLocation();
  const screens = useScreens().filter(({ audience }) => audience === "members" || audience === "admins");
  return (
    <Switch>
      {screens.map((screen) => (
        <Route key={screen.path} path={screen.hasMore ? `${screen.path}/*?` : screen.path}>
          <MemberScreen screen={screen} />
        </Route>
      ))}
      <Route>{screenAt(path)?.audience === "admins" ? <Redirect to="/" replace /> : <NotFoundPage />}</Route>
    </Switch>
  );
}

function MemberScreen({ screen: { Part, title, labelKey, name } }: { screen: Screen }) {
  const { label } = useMode();
  usePageTitle(title ?? (labelKey ? label(labelKey, name) : name));
  return <Part />;
}
