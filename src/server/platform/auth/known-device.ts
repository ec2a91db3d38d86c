import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { AUTH_PATHS } from "#shared/auth/auth-paths.ts";

/** 400 days, the longest that browsers keep a cookie. Each sign-in renews it. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/**
 * Remembers in a signed cookie that an account has signed in on a device. The cookie grants no access: sign-ins from a
 * known device have a separate limit, so guesses made elsewhere cannot lock a person out. Each account has its own
 * cookie, because several people may share a browser.
 */
export function createKnownDevices({ secret, publicUrl }: { secret: string; publicUrl: string | undefined }) {
  const mac = (...parts: string[]) =>
    createHmac("sha256", secret)
      .update(["known device", ...parts].join("\n"))
      .digest();
  const nameOf = (email: string) =>
    `ridgeline.device-${mac("name", email).toString("base64url").slice(0, 16)}`;
  const secure = publicUrl?.startsWith("https://") ? "; Secure" : "";
  const attributes = `Max-Age=${MAX_AGE_SECONDS}; Path=${AUTH_PATHS.login}; HttpOnly; SameSite=Strict${secure}`;

  return {
    /** The id of this device if the account has signed in on it before, else null. @param email normalized */
    idOf(email: string, cookies: Record<string, string | undefined>): string | null {
      const [id = "", signature = ""] = (cookies[nameOf(email)] ?? "").split(".");
      const given = Buffer.from(signature, "base64url");
      const expected = mac("id", email, id);
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
    },

    /** The Set-Cookie value that makes the device known to the account, under `id` or a new id. */
    cookieFor(email: string, id: string | null): string {
      const known = id ?? randomUUID();
      const value = `${known}.${mac("id", email, known).toString("base64url")}`;
      return `${nameOf(email)}=${value}; ${attributes}`;
    },
  };
}
