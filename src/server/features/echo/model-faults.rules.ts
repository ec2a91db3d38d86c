import { callErrorOf } from "#server/platform/model/call-error.ts";
import { ECHO_NOTICES, type EchoNotice } from "#shared/echo/echo.contract.ts";

/** A model that has said nothing for too long. */
export class TooSlow extends Error {
  override name = "TooSlow";
}

/** What a failed reply means for the person, without anything that the provider wrote. */
export function noticeOf(error: unknown): EchoNotice {
  const status = callErrorOf(error).statusCode;
  if (error instanceof TooSlow) {
    return { code: "model_slow", message: "The model took too long, so the guided coach answers." };
  }
  if (status === 401 || status === 403) {
    return {
      code: "model_refused",
      message:
        "The model doesn't accept this server's key, so the guided coach answers. Whoever runs this server can fix that.",
    };
  }
  if (status === 429) {
    return BUSY;
  }
  return {
    code: "model_unavailable",
    message: "The model can't be reached right now, so the guided coach answers.",
  };
}

/** Also while a provider has asked to be left alone. */
export const BUSY: EchoNotice = {
  code: "model_busy",
  message: "The model is busy right now, so the guided coach answers. Try again a little later.",
};

export const INTERRUPTED: EchoNotice = {
  code: ECHO_NOTICES.interrupted,
  message: "The model stopped in the middle of its reply.",
};
