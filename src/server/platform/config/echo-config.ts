import * as z from "zod/mini";

const PROVIDERS = ["openai-compatible", "anthropic"] as const;

/** The model that speaks as Echo. */
export interface EchoConfig {
  provider: (typeof PROVIDERS)[number];
  /** Without a trailing slash. Unset: the provider's own address. */
  baseUrl: string | undefined;
  model: string;
  apiKey: string | undefined;
  /** How long a model may be silent before the guided coach takes over. */
  timeoutMs: number;
  /** For each person and day; unset: no limit. */
  tokensPerDay: number | undefined;
}

const positive = (name: string) =>
  z.string().check(z.regex(/^[1-9]\d{0,9}$/, `${name} must be a whole number above 0.`));

export const echoEnvironment = {
  ECHO_PROVIDER: z.optional(z.enum(PROVIDERS, `ECHO_PROVIDER must be one of: ${PROVIDERS.join(", ")}.`)),
  ECHO_BASE_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ""),
          "ECHO_BASE_URL must be an address such as http://localhost:11434/v1.",
        ),
      ),
  ),
  ECHO_MODEL: z.optional(z.string()),
  ECHO_API_KEY: z.optional(z.string()),
  ECHO_TIMEOUT_MS: z._default(positive("ECHO_TIMEOUT_MS"), "30000"),
  ECHO_TOKENS_PER_DAY: z.optional(positive("ECHO_TOKENS_PER_DAY")),
};
const environmentSchema = z.object(echoEnvironment);

/** Undefined without a provider: then Echo is the guided coach. A list says what is missing. */
export function echoConfigOf(settings: z.infer<typeof environmentSchema>): EchoConfig | undefined | string[] {
  const provider = settings.ECHO_PROVIDER;
  if (!provider) return undefined;
  const missing = [
    ...(settings.ECHO_MODEL ? [] : ["ECHO_PROVIDER needs ECHO_MODEL, the name of the model."]),
    ...(provider === "openai-compatible" && !settings.ECHO_BASE_URL
      ? ["ECHO_PROVIDER=openai-compatible needs ECHO_BASE_URL, such as http://localhost:11434/v1."]
      : []),
    ...(provider === "anthropic" && !settings.ECHO_API_KEY
      ? ["ECHO_PROVIDER=anthropic needs ECHO_API_KEY."]
      : []),
  ];
  if (missing.length > 0) return missing;
  return {
    provider,
    baseUrl: settings.ECHO_BASE_URL?.replace(/\/+$/, ""),
    model: settings.ECHO_MODEL ?? "",
    apiKey: settings.ECHO_API_KEY,
    timeoutMs: Number(settings.ECHO_TIMEOUT_MS),
    tokensPerDay: settings.ECHO_TOKENS_PER_DAY ? Number(settings.ECHO_TOKENS_PER_DAY) : undefined,
  };
}
