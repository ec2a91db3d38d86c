import { queryOptions } from "@tanstack/react-query";
import type * as z from "zod/mini";
import {
  ECHO_DONE,
  ECHO_PATHS,
  type EchoBriefAnswer,
  type EchoChatInput,
  echoEventSchema,
} from "#shared/echo/echo.contract.ts";
import type { ModeId } from "#shared/modes/modes.ts";
import { call, callForResponse } from "#web/platform/http/api-client.ts";
import { eventsIn } from "#web/platform/http/event-stream.ts";
import { ownTimeZone } from "#web/platform/time/own-day.ts";
import { echoSettingsSaved } from "./echo-settings.api.ts";

/** What Echo can see of the person's plan, and who answers. It changes elsewhere, so each visit reloads it. */
export const echoBriefQuery = (mode: ModeId) =>
  queryOptions({
    queryKey: [ECHO_PATHS.brief, mode],
    queryFn: ({ signal }) =>
      call<EchoBriefAnswer>(
        "GET",
        `${ECHO_PATHS.brief}?${new URLSearchParams({ mode, timeZone: ownTimeZone() })}`,
        { signal },
      ),
    staleTime: 0,
  });

/** An event as it was received, with its proposal's defaults filled in. */
export type ReceivedEvent = z.infer<typeof echoEventSchema>;

/** A reply that ended before it was whole. */
class CutReplyError extends Error {
  override name = "CutReplyError";
}

/**
 * The events of a reply as they arrive. What this version does not know is skipped.
 * @throws ApiError when the server refuses the message, CutReplyError when the reply is not whole
 */
export async function* askEcho(body: EchoChatInput, signal: AbortSignal): AsyncGenerator<ReceivedEvent> {
  await echoSettingsSaved();
  const { body: stream } = await callForResponse("POST", ECHO_PATHS.chat, { body, signal });
  if (!stream) throw new CutReplyError();
  for await (const data of eventsIn(stream)) {
    if (data === ECHO_DONE) return;
    const event = readEvent(data);
    if (event) yield event;
  }
  throw new CutReplyError();
}

function readEvent(data: string): ReceivedEvent | undefined {
  try {
    return echoEventSchema.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}
