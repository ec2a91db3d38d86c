import { CLIENT_ERROR_FRAMES_MAX, CLIENT_ERRORS_PATH } from "#shared/client-errors/client-error-limits.ts";
import type { ClientError } from "#shared/client-errors/client-errors.contract.ts";
import { call } from "#web/platform/http/api-client.ts";
import { screenAt } from "./screens.ts";

/** The most reports of one page. */
const REPORTS_MAX = 5;
/** A line of a stack, as in Chromium ("at f (address:1:2)") or in other browsers ("f@address:1:2"). */
const STACK_LINE = /^\s*(?:at (?:async )?(?:([\w$.<>]+) \()?|([\w$.<>]*)@)(https?:\S+?):(\d+):(\d+)\)?$/;

const reported = new Set<string>();

/**
 * Reports an error to the server's log: its class and its stack, never its message, which may quote what somebody wrote.
 * Errors without a frame in the app's own files, such as those of browser extensions, are not reported.
 * @param componentStack from React, if it caught the error
 */
export function reportError(error: unknown, componentStack?: string | null): void {
  if (!(error instanceof Error)) return;
  const frames = framesOf(componentStack ?? error.stack ?? "");
  const key = `${error.name} ${frames[0]}`;
  if (frames.length === 0 || reported.has(key) || reported.size >= REPORTS_MAX) return;
  reported.add(key);
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]');
  const body: ClientError = {
    name: /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : "Error",
    frames,
    build: fileOf(entry?.dataset.app ?? entry?.src ?? "") || "unknown",
    route: screenAt(window.location.pathname)?.path ?? "unknown",
  };
  // A report that fails is dropped.
  call("POST", CLIENT_ERRORS_PATH, { body, meantFor: null, keepalive: true, isInBackground: true }).catch(
    () => undefined,
  );
}

/** Reports uncaught errors from now on. */
export function reportUncaughtErrors(): void {
  window.addEventListener("error", ({ error }) => reportError(error));
  window.addEventListener("unhandledrejection", ({ reason }) => reportError(reason));
}

const fileOf = (address: string): string => /\/([\w.-]{1,77}\.js)$/.exec(address)?.[1] ?? "";

/** Only the frames in the app's own files, so never lines of the message. */
function framesOf(stack: string): string[] {
  const frames = stack.split("\n").flatMap((line) => {
    const [, chromium, other, address = "", row, column] = STACK_LINE.exec(line) ?? [];
    const file = address.startsWith(`${window.location.origin}/`) ? fileOf(address) : "";
    return file ? [`${(chromium ?? other ?? "").slice(0, 60)}@${file}:${row}:${column}`] : [];
  });
  return frames.slice(0, CLIENT_ERROR_FRAMES_MAX);
}
