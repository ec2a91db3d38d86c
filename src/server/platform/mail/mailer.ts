import type { MailConfig } from "#server/platform/config/mail-config.ts";
import { lazily } from "#server/platform/lazily.ts";

export interface Mail {
  /** A single address. */
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
}

/** A mail that no server has accepted. `reason` is a short code for the log; it holds nothing of the mail. */
export class MailError extends Error {
  override name = "MailError";
  readonly reason: string;
  constructor(reason: string) {
    super(`The mail server didn't accept an email (${reason}).`);
    this.reason = reason;
  }
}

export interface Mailer {
  /** Resolves once the mail server has accepted the mail. @throws MailError */
  send(mail: Mail): Promise<void>;
  /** Resolves once the mail server has greeted this one, and accepted its password. @throws MailError */
  check(): Promise<void>;
}

export interface MailLimits {
  /** For each step of the conversation. */
  silenceMs: number;
  /** For all of it: a server that answers byte by byte holds nobody up. */
  wholeMs: number;
}

const LIMITS: MailLimits = { silenceMs: 10_000, wholeMs: 30_000 };

/** Sends mails through the operator's server, one connection each. */
export function createMailer(config: MailConfig, { silenceMs, wholeMs }: MailLimits = LIMITS): Mailer {
  const loadLibrary = lazily(() => import("nodemailer"));
  const isLoopback = /^(localhost|127\.|::1$)/.test(config.host);

  type Transport = ReturnType<Awaited<ReturnType<typeof loadLibrary>>["createTransport"]>;

  /** Talks to the mail server, within the limits. @throws MailError */
  async function talk(conversation: (transport: Transport) => Promise<unknown>): Promise<void> {
    const { createTransport } = await loadLibrary();
    const transport = createTransport({
      host: config.host,
      port: config.port,
      secure: config.isSecure,
      ...(config.login && { auth: config.login }),
      // A password never crosses the network in the clear.
      requireTLS: !config.isSecure && config.login !== undefined && !isLoopback,
      connectionTimeout: silenceMs,
      greetingTimeout: silenceMs,
      socketTimeout: silenceMs,
      dnsTimeout: silenceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
      logger: false,
    });
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(reject, wholeMs, new MailError("ETIMEDOUT"));
    });
    const sending = conversation(transport);
    try {
      await Promise.race([sending, limit]);
    } catch (error) {
      // The library's error repeats addresses and the server's words.
      throw error instanceof MailError ? error : new MailError(reasonOf(error));
    } finally {
      clearTimeout(timer);
      sending.catch(() => undefined);
      transport.close();
    }
  }

  return {
    send: ({ to, subject, text }) =>
      talk((transport) =>
        transport.sendMail({
          from: { name: "Ridgeline", address: config.from },
          to: { name: "", address: to },
          subject,
          text,
          headers: { "Auto-Submitted": "auto-generated" },
        }),
      ),
    check: () => talk((transport) => transport.verify()),
  };
}

function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter((part) => part !== undefined).join(" ") || "unknown";
}
