import type { LanguageModel } from "ai";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { EchoConfig } from "#server/platform/config/echo-config.ts";
import { lazily } from "#server/platform/lazily.ts";
import { pauseSecondsOf } from "./call-error.ts";

const CHARACTERS_PER_TOKEN = 4;
const ANTHROPIC = "https://api.anthropic.com/v1";
const CHECK_MS = 5000;

export type Model = ReturnType<typeof createModel>;

/** The language model that the operator configured, for everything that may ask one. */
export function createModel(config: EchoConfig, clock: Clock) {
  let pausedUntil = 0;
  return {
    name: config.model,
    timeoutMs: config.timeoutMs,
    load: lazily(() => loadSdk(config)),

    /**
     * Resolves if the provider answers and accepts the key. Asks for its list of models, which costs nothing.
     * @throws Error
     */
    async check(): Promise<void> {
      const { status, body } = await fetch(`${config.baseUrl ?? ANTHROPIC}/models`, {
        headers: headersFor(config),
        signal: AbortSignal.timeout(CHECK_MS),
      });
      await body?.cancel();
      if (status >= 500 || status === 401 || status === 403) throw new Error(`It answered with ${status}.`);
    },

    /** Whether the provider asked to be left alone for a while. */
    isPaused: () => clock.now().getTime() < pausedUntil,

    /** Notes how long the provider asked to be left alone. */
    pauseAfter(error: unknown): void {
      pausedUntil = Math.max(pausedUntil, clock.now().getTime() + pauseSecondsOf(error) * 1000);
    },
  };
}

function headersFor({ provider, apiKey = "" }: EchoConfig): Record<string, string> {
  return provider === "anthropic"
    ? { "x-api-key": apiKey, "anthropic-version": "2023-06-01" }
    : { authorization: `Bearer ${apiKey}` };
}

/** The SDK takes long to load, so only a server with a model does, when it first asks. */
async function loadSdk({ provider, baseUrl, model, apiKey }: EchoConfig) {
  const ai = await import("ai");
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const access = { ...(baseUrl && { baseURL: baseUrl }), ...(apiKey && { apiKey }) };
  return { ai, model: await modelOf() };

  async function modelOf(): Promise<LanguageModel> {
    if (provider === "anthropic") {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      return createAnthropic(access)(model);
    }
    const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
    return createOpenAICompatible({
      name: "echo",
      baseURL: baseUrl ?? "",
      includeUsage: true,
      supportsStructuredOutputs: true,
      ...access,
    })(model);
  }
}

/** Where a provider gives no figures, an estimate from what was sent and received. */
export function tokensOf(
  usage: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined,
  exchanged: string,
): number {
  const { inputTokens = 0, outputTokens = 0 } = usage ?? {};
  return inputTokens + outputTokens || Math.ceil(exchanged.length / CHARACTERS_PER_TOKEN);
}

/** A person's data for a model's instructions, escaped so that no text inside can end the block. */
export function quotedAs(tag: string, data: object): string {
  return `<${tag}>${JSON.stringify(data).replaceAll("<", "\\u003c")}</${tag}>`;
}
