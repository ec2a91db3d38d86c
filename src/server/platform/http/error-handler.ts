import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { DatabaseError } from "#server/platform/db/database-error.ts";
import type { ErrorBody } from "#shared/common/common.contract.ts";
import type { ErrorCode } from "#shared/common/error-codes.ts";
import { databaseFailed, HttpError, leadsNowhere } from "./errors.ts";

/** How zod's message begins when a schema has none; a library that loads all of zod makes it longer. */
const ZOD_DEFAULT_MESSAGE = "Invalid input";

/** Messages for failures that Fastify itself detects before a handler runs. */
const FRAMEWORK_ERRORS: Record<string, { code: ErrorCode; message: string }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    code: "too_large",
    message: "That's too much text to save at once. What you typed is still here. Please shorten it.",
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: "unsupported_media_type", message: "Please send JSON." },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: "invalid_json", message: "The request isn't valid JSON." },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: "invalid_json", message: "The request is empty." },
  FST_ERR_BAD_URL: { code: "bad_address", message: "That address can't be read." },
};

/** The one place where errors become responses: JSON with a sentence for a person, and nothing internal. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | HttpError | DatabaseError, request, reply) => {
    if (error instanceof HttpError) return sendHttpError(error, reply);
    if (error instanceof DatabaseError) return sendDatabaseError(error, request, reply);
    if (hasZodFastifySchemaValidationErrors(error)) return sendValidationError(error, reply);
    return sendFrameworkError(error as FastifyError, request, reply);
  });
}

function sendHttpError(error: HttpError, reply: FastifyReply): FastifyReply {
  if (error.retryAfterSeconds !== undefined) reply.header("retry-after", String(error.retryAfterSeconds));
  return send(reply, error.status, {
    error: error.message,
    code: error.code,
    ...(error.fields ? { fields: error.fields } : {}),
    ...(error.current === undefined ? {} : { current: error.current }),
  });
}

function sendDatabaseError(error: DatabaseError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.error(
    { requestId: request.id, failure: error.failure, err: { message: error.message } },
    "database",
  );
  return sendHttpError(databaseFailed(error.failure), reply);
}

function sendValidationError(
  error: {
    validation: { instancePath: string; message?: string | undefined }[];
    validationContext?: string | undefined;
  },
  reply: FastifyReply,
): FastifyReply {
  const issues = error.validation.map(({ instancePath, message }) => ({
    path: instancePath.replace(/^\//, "").replaceAll("/", "."),
    message: sentenceOfIssue(instancePath, message),
  }));
  if (error.validationContext === "params") return sendHttpError(leadsNowhere(), reply);
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) if (path) fields[path] ??= message;
  return send(reply, 400, {
    error: issues[0]?.message ?? "That request couldn't be used. Nothing was saved.",
    code: "validation_error",
    ...(Object.keys(fields).length > 0 ? { fields } : {}),
  });
}

function sentenceOfIssue(instancePath: string, message: string | undefined): string {
  if (message !== undefined && !message.startsWith(ZOD_DEFAULT_MESSAGE)) return message;
  return instancePath === ""
    ? "The request isn't in the form that this call takes."
    : "This value can't be used.";
}

function sendFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status < 500) {
    const known = FRAMEWORK_ERRORS[error.code];
    return send(reply, status, {
      error: known?.message ?? "That request couldn't be used. Nothing was saved.",
      code: known?.code ?? "bad_request",
    });
  }
  request.log.error({ requestId: request.id, err: loggable(error) }, "request failed");
  return send(reply, 500, {
    error: "Something went wrong on our side. What you typed is still on your screen. Please try again.",
    code: "internal_error",
  });
}

/** A database's message may quote what somebody typed, so only its code and where it came from are logged. */
export function loggable(error: Error & { code?: string }): object {
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  if (/^([0-9A-Z]{5}|ERR_SQLITE_ERROR)$/.test(error.code ?? "")) {
    return { type: error.name, code: error.code, stack: frames?.join("\n") };
  }
  return { type: error.name, message: error.message, stack: error.stack };
}

function send(reply: FastifyReply, status: number, body: ErrorBody): FastifyReply {
  return reply.code(status).type("application/json; charset=utf-8").serializer(JSON.stringify).send(body);
}
