import type { Mail } from "#server/platform/mail/mailer.ts";

type MailText = Omit<Mail, "to">;

const IGNORE = "If you didn't ask for this, you can ignore this email. Nothing has changed.";
/** No link: whoever reads this mail without a reason should go to the address they know. */
const NOT_YOU =
  "If this wasn't you, sign in, change your password and look at your devices in Settings. If you can't sign in, choose \"Forgot your password?\" on the sign-in page or ask whoever runs your Ridgeline server.";

const LOST_WAYS =
  "Your email address is confirmed now. Passkeys and other ways to sign in that were added before are removed, in case they weren't yours. You can add them again in Settings.";

const mail = (subject: string, ...paragraphs: string[]): MailText => ({
  subject,
  text: `${paragraphs.join("\n\n")}\n\nRidgeline\n`,
});

/** Emails about a person's account. They contain nothing that anybody else has written. */
export const ACCOUNT_MAILS = {
  resetLink: (link: string) =>
    mail(
      "Choose a new password for Ridgeline",
      "Hello,",
      "You asked for a new password. Open this link and choose one:",
      link,
      "The link works once, for 30 minutes.",
      IGNORE,
    ),
  /** @param hasLostWays whether passkeys or a connected provider were removed */
  passwordChanged: (hasLostWays = false) =>
    mail(
      "Your Ridgeline password was changed",
      "Hello,",
      "The password of your Ridgeline account was just changed, and other devices were signed out.",
      ...(hasLostWays ? [LOST_WAYS] : []),
      NOT_YOU,
    ),
  confirmEmail: (link: string) =>
    mail(
      "Confirm your email address for Ridgeline",
      "Hello,",
      "You asked to use this address for your Ridgeline account. Open this link to confirm it:",
      link,
      "The link works once, for 30 minutes. Until then nothing changes.",
      IGNORE,
    ),
  addressTaken: () =>
    mail(
      "This address already has a Ridgeline account",
      "Hello,",
      "Somebody asked to use this address for another Ridgeline account. It already belongs to an account, so nothing has changed.",
      "If that was you, sign in with this address, or choose another one.",
    ),
  emailChanged: () =>
    mail(
      "The email address of your Ridgeline account was changed",
      "Hello,",
      "Your Ridgeline account now has another email address. This one no longer signs you in.",
      "If this wasn't you, tell whoever runs your Ridgeline server. They can bring your address back.",
    ),
  passkeyAdded: () =>
    mail(
      "A passkey was added to your Ridgeline account",
      "Hello,",
      "A new passkey can sign in to your Ridgeline account.",
      NOT_YOU,
    ),
  providerConnected: () =>
    mail(
      "Another way to sign in was added to your Ridgeline account",
      "Hello,",
      "You can now sign in to your Ridgeline account through the provider that your server offers.",
      NOT_YOU,
    ),
  twoStepOff: () =>
    mail(
      "Two-step sign-in was turned off",
      "Hello,",
      "Two-step sign-in was just turned off for your Ridgeline account. Your password alone lets you in now.",
      NOT_YOU,
    ),
};
