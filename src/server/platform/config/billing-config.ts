import * as z from "zod/mini";

const NEEDED = [
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_PRICE_MONTHLY",
  "STRIPE_PRICE_ANNUAL",
] as const;

/** How long a call to Stripe may take. People wait for it. */
const TIMEOUT_MS = 10_000;

/** The account at Stripe through which this server sells plans. */
export interface BillingConfig {
  secretKey: string;
  webhookSecret: string;
  /** The ids of the two prices at Stripe. */
  prices: { monthly: string; annual: string };
  /** Where Stripe's API is. Unset: at Stripe. */
  apiBase: string | undefined;
  timeoutMs: number;
}

export const billingEnvironment = {
  STRIPE_SECRET_KEY: z.optional(
    z
      .string()
      .check(
        z.refine(
          (key) => !key.startsWith("pk_"),
          "STRIPE_SECRET_KEY must be the secret key, not the publishable one that begins with pk_.",
        ),
      ),
  ),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string()),
  STRIPE_PRICE_MONTHLY: z.optional(z.string()),
  STRIPE_PRICE_ANNUAL: z.optional(z.string()),
  STRIPE_API_BASE: z.optional(
    z.string().check(
      z.refine((text) => {
        const url = URL.parse(text);
        return url !== null && /^https?:$/.test(url.protocol) && url.pathname === "/" && url.search === "";
      }, "STRIPE_API_BASE must be an address such as http://localhost:12111, without a path."),
    ),
  ),
};
const environmentSchema = z.object(billingEnvironment);

/** Undefined without any of the keys: then this server sells no plans. A list says what is missing or wrong. */
export function billingConfigOf(
  settings: z.infer<typeof environmentSchema>,
): BillingConfig | undefined | string[] {
  const missing = NEEDED.filter((name) => !settings[name]);
  if (missing.length === NEEDED.length) return undefined;
  if (missing.length > 0) {
    return [
      `To sell plans, Stripe needs ${missing.join(", ")} too. Set ${NEEDED.join(", ")}, or none of them.`,
    ];
  }
  const monthly = settings.STRIPE_PRICE_MONTHLY ?? "";
  const annual = settings.STRIPE_PRICE_ANNUAL ?? "";
  if (monthly === annual)
    return ["STRIPE_PRICE_MONTHLY and STRIPE_PRICE_ANNUAL must be two different prices."];
  return {
    secretKey: settings.STRIPE_SECRET_KEY ?? "",
    webhookSecret: settings.STRIPE_WEBHOOK_SECRET ?? "",
    prices: { monthly, annual },
    apiBase: settings.STRIPE_API_BASE?.replace(/\/$/, ""),
    timeoutMs: TIMEOUT_MS,
  };
}
