import * as z from "zod/mini";

/** The server that takes the app's emails. */
export interface MailConfig {
  host: string;
  port: number;
  /** TLS from the first byte (`smtps:`). Otherwise the connection is upgraded where the server offers TLS. */
  isSecure: boolean;
  login: { user: string; pass: string } | undefined;
  /** The address that emails come from. */
  from: string;
}

const PORTS: Record<string, number> = { "smtp:": 587, "smtps:": 465 };

export const mailEnvironment = {
  SMTP_URL: z.optional(
    z.string().check(
      z.refine((text) => {
        const url = URL.parse(text);
        return url !== null && url.protocol in PORTS && url.hostname !== "";
      }, "SMTP_URL must be an address such as smtps://user:password@mail.example.org."),
    ),
  ),
  MAIL_FROM: z.optional(z.email("MAIL_FROM must be an email address such as ridgeline@example.org.")),
};
const environmentSchema = z.object({ ...mailEnvironment, PUBLIC_URL: z.optional(z.string()) });

/** Undefined without SMTP_URL: then nothing is sent. A list says what is missing. */
export function mailConfigOf(settings: z.infer<typeof environmentSchema>): MailConfig | undefined | string[] {
  const { SMTP_URL, MAIL_FROM, PUBLIC_URL } = settings;
  if (!SMTP_URL) return undefined;
  const missing = [
    ...(MAIL_FROM ? [] : ["SMTP_URL needs MAIL_FROM, the address that emails come from."]),
    ...(PUBLIC_URL ? [] : ["SMTP_URL needs PUBLIC_URL, because links in emails lead there."]),
  ];
  if (missing.length > 0) return missing;
  const url = new URL(SMTP_URL);
  const user = decodeURIComponent(url.username);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || (PORTS[url.protocol] ?? 587),
    isSecure: url.protocol === "smtps:",
    login: user ? { user, pass: decodeURIComponent(url.password) } : undefined,
    from: MAIL_FROM ?? "",
  };
}
