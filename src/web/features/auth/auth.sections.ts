import { lazyPart } from "#web/ui/lazy-part.tsx";

/** The sections of Settings about the account. */
export const ProfileSettings = lazyPart(
  async () => (await import("./account/profile-settings.tsx")).ProfileSettings,
);
export const PasswordSettings = lazyPart(
  async () => (await import("./account/password-settings.tsx")).PasswordSettings,
);
export const Sessions = lazyPart(async () => (await import("./account/sessions.tsx")).Sessions);
export const EmailSettings = lazyPart(
  async () => (await import("./account/email-settings.tsx")).EmailSettings,
);
export const OtherWaySettings = lazyPart(
  async () => (await import("./account/other-way-settings.tsx")).OtherWaySettings,
);
export const TwoStepSettings = lazyPart(
  async () => (await import("./account/two-step-settings.tsx")).TwoStepSettings,
);
export const AccountInfo = lazyPart(async () => (await import("./account/account-info.tsx")).AccountInfo);
