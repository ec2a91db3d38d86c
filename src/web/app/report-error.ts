import {
  CLIENT_ERROR_FRAMES_MAX,
  CLIENT_ERRORS_PATH,
  type ClientError,
} from "#shared/client-errors/client-errors.contract.ts";
import { call } from "#web/platform/http/api-client.ts";
import { screenAt } from "./screens.ts";

/** A page that breaks again and again says so only this often. */
const REPORTS_MAX = 5;
/** A line of a stack, as Chromium ("at f (address:1:2)") or as the others write it ("f@address:1:2"). */
const STACK_LINE = /^\s*(?:at (?:async )?(?:([\w$.<>]+) \()?|([\w$.<>]*)@)(https?:\S+?):(\d+):(\d+)\)?$/;

const reported = new Set<string>();

/**
 * Tells the server's log of an error: its class and where it came from, never its message, which may quote what
 * somebody wrote. Errors without a place in the app's own files, such as those of browser extensions, are left out.
 * @param componentStack of React, where it caught the error
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
    build: fileOf(entry?.src ?? "") || "unknown",
    route: screenAt(window.location.pathname)?.path ?? "unknown",
  };
  // A report that does not arrive is lost: there is nobody to tell.
  call("POST", CLIENT_ERRORS_PATH, { body, meantFor: null, keepalive: true }).catch(() => undefined);
}

/** Reports from now on what nothing else in the app has caught. */
export function reportUncaughtErrors(): void {
  window.addEventListener("error", ({ error }) => reportError(error));
  window.addEventListener("unhandledrejection", ({ reason }) => reportError(reason));
}

const fileOf = (address: string): string => /\/([\w.-]{1,77}\.js)$/.exec(address)?.[1] ?? "";

/** Only lines of the form of a frame in the app's own files: the lines of a message are not. */
function framesOf(stack: string): string[] {
  const frames = stack.split("\n").flatMap((line) => {
    const [, chromium, other, address = "", row, column] = STACK_LINE.exec(line) ?? [];
    const file = address.startsWith(`${window.location.origin}/`) ? fileOf(address) : "";
    return file ? [`${(chromium ?? other ?? "").slice(0, 60)}@${file}:${row}:${column}`] : [];
  });
  return frames.slice(0, CLIENT_ERROR_FRAMES_MAX);
}
