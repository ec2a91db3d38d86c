import type { Visitor } from "#server/platform/auth/visitor.ts";
import { HttpError } from "#server/platform/http/errors.ts";
import { type Mail, MailError, type Mailer } from "#server/platform/mail/mailer.ts";

export type AccountMails = ReturnType<typeof createAccountMails>;

/** Emails about accounts, where a mail server is configured. */
export function createAccountMails({
  mailer,
  publicUrl,
}: {
  mailer: Mailer | null;
  publicUrl: string | undefined;
}) {
  return {
    canSend: mailer !== null,

    /** The absolute address of a page. Never taken from a request, whose Host header anybody can write. */
    linkTo: (path: string): string => new URL(path, publicUrl).href,

    /** Does nothing without a mail server. @throws MailError */
    async send(to: string, text: Omit<Mail, "to">): Promise<void> {
      await mailer?.send({ to, ...text });
    },

    /** Sends something while the person waits. @throws HttpError 500 if it could not be sent */
    async sendNow(visitor: Visitor, to: string, text: Omit<Mail, "to">): Promise<void> {
      try {
        await mailer?.send({ to, ...text });
      } catch (error) {
        visitor.report({ event: "email not sent", reason: reasonOf(error) });
        throw new HttpError(
          500,
          "mail_failed",
          "The email couldn't be sent, so nothing has changed. Please try again in a few minutes.",
        );
      }
    },

    /** Nobody waits for the work, which sends mails. A failure is logged without the mail. */
    inBackground(visitor: Visitor, work: () => Promise<void>): void {
      work().catch((error) => visitor.report({ event: "email not sent", reason: reasonOf(error) }));
    },
  };
}

const reasonOf = (error: unknown) => (error instanceof MailError ? error.reason : "internal_error");
