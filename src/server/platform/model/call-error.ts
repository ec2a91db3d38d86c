/** What the AI SDK's errors about a call carry. Read by form, because the SDK is loaded only when it is needed. */
interface CallError {
  statusCode?: number;
  responseHeaders?: Record<string, string>;
}

const LONGEST_PAUSE_SECONDS = 3600;

/** How long a provider asks to be left alone; 0 if it does not. */
export function pauseSecondsOf(error: unknown): number {
  const { statusCode, responseHeaders } = callErrorOf(error);
  if (statusCode !== 429 && statusCode !== 503) return 0;
  const seconds = Number(responseHeaders?.["retry-after"]);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), LONGEST_PAUSE_SECONDS) : 0;
}

export function callErrorOf(error: unknown): CallError {
  return error instanceof Error ? (error as Error & CallError) : {};
}
