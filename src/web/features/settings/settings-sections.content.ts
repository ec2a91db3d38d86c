import type { ComponentType } from "react";
import { YourData } from "#web/features/account-data/account-data.sections.ts";
import {
  AccountInfo,
  EmailSettings,
  OtherWaySettings,
  PasswordSettings,
  ProfileSettings,
  Sessions,
  TwoStepSettings,
} from "#web/features/auth/auth.sections.ts";
import { CalendarFeedSettings } from "#web/features/calendar-feed/calendar-feed.sections.ts";
import { EchoSettings } from "#web/features/echo/echo.sections.ts";
import { Preferences } from "#web/features/preferences/preferences.sections.ts";
import { AccessTokens } from "#web/features/tokens/tokens.sections.ts";

export interface SettingsSection {
  /** Its address is `/settings#id`. */
  id: string;
  title: string;
  /** Made by `lazyPart`. It is drawn below the title. */
  Part: ComponentType & { preload: () => Promise<unknown>; isLoaded: () => boolean; reset: () => void };
}

/** The sections of Settings, in their order; a new one is one entry here. */
export const SETTINGS_SECTIONS: readonly SettingsSection[] = [
  { id: "profile", title: "Profile", Part: ProfileSettings },
  { id: "email", title: "Email address", Part: EmailSettings },
  { id: "password", title: "Password", Part: PasswordSettings },
  { id: "other-ways", title: "Other ways to sign in", Part: OtherWaySettings },
  { id: "two-step", title: "Two-step sign-in", Part: TwoStepSettings },
  { id: "devices", title: "Devices", Part: Sessions },
  { id: "preferences", title: "Preferences", Part: Preferences },
  { id: "echo", title: "Echo", Part: EchoSettings },
  { id: "tokens", title: "Access tokens", Part: AccessTokens },
  { id: "account", title: "Account", Part: AccountInfo },
  { id: "calendar", title: "Calendar", Part: CalendarFeedSettings },
  { id: "data", title: "Your data", Part: YourData },
];
