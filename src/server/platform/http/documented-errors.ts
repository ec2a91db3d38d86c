import type { SwaggerTransformObject } from "@fastify/swagger";
import * as z from "zod/mini";
import { errorSchema } from "#shared/common/common.contract.ts";

/** Descriptions of failed calls, by status. */
const ERRORS: Record<number, { name: string; description: string }> = {
  400: {
    name: "BadRequest",
    description: "The request is invalid, or brings a session and a token; `fields` lists the problems.",
  },
  401: { name: "Unauthenticated", description: "Nobody is signed in, or the sign-in failed." },
  402: {
    name: "PaymentRequired",
    description: "A limit of the free plan is reached, or a payment was declined. `code` tells which.",
  },
  403: {
    name: "Forbidden",
    description:
      "The request came from another site, or is not allowed: it needs a role, a person who is signed in instead of a token, or a token that may do more.",
  },
  404: { name: "NotFound", description: "It does not exist, or it belongs to somebody else." },
  409: {
    name: "Conflict",
    description:
      "The request conflicts with the stored data, or somebody else is signed in. `code` tells which.",
  },
  413: { name: "TooLarge", description: "The request body is too large." },
  415: { name: "UnsupportedMediaType", description: "The request is not JSON." },
  421: { name: "Misdirected", description: "The server does not answer at this host name." },
  424: { name: "PaymentsUnavailable", description: "The payment service did not answer. Try again later." },
  429: { name: "TooManyRequests", description: "Try again after the number of seconds in `Retry-After`." },
  500: { name: "InternalError", description: "Something went wrong on the server." },
  503: { name: "Unavailable", description: "The database is unavailable. Try again later." },
};

/** Descriptions of successful calls, by status. */
const SUCCESSES: Record<number, string> = {
  200: "Success. For a call that creates something: it already existed.",
  201: "Created",
  204: "Success, without content",
};

const RETRY_AFTER = {
  "Retry-After": { description: "Seconds to wait", schema: { type: "integer" as const } },
};

export const ERROR_COMPONENTS = {
  schemas: { Error: z.toJSONSchema(errorSchema, { io: "input" }) as object },
  responses: Object.fromEntries(
    Object.entries(ERRORS).map(([status, { name, description }]) => [
      name,
      {
        description,
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
        ...((status === "429" || status === "503") && { headers: RETRY_AFTER }),
      },
    ]),
  ),
};

interface Operation {
  security?: readonly Record<string, readonly string[]>[];
  parameters?: readonly { in: string }[];
  requestBody?: object;
  responses: Record<string, { description?: string; content?: unknown }>;
}

/** Adds to each operation the failures that its definition implies, so a route only lists its specific ones. */
export const documentErrors: SwaggerTransformObject = (document) => {
  const { openapiObject } = document as {
    openapiObject: { paths: Record<string, Record<string, Operation>> };
  };
  for (const methods of Object.values(openapiObject.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const statuses = [...Object.keys(operation.responses).map(Number), ...impliedErrors(method, operation)];
      for (const status of statuses) {
        const error = ERRORS[status];
        if (error) operation.responses[status] = { $ref: `#/components/responses/${error.name}` } as object;
      }
      for (const [status, response] of Object.entries(operation.responses)) {
        const description = SUCCESSES[Number(status)];
        if (description) response.description = description;
        if (status === "204") delete response.content;
      }
    }
  }
  return openapiObject as never;
};

function impliedErrors(method: string, operation: Operation): number[] {
  const takes = (place: string) => operation.parameters?.some((parameter) => parameter.in === place) ?? false;
  const isWrite = method !== "get";
  const hasBody = operation.requestBody !== undefined;
  const hasSession = operation.security?.length !== 0;
  const takesToken = operation.security?.some(({ token }) => token) ?? false;
  return [
    ...(hasBody || takes("query") || hasSession ? [400] : []),
    ...(hasSession ? [401, 409] : []),
    ...(isWrite || (hasSession && !takesToken) ? [403] : []),
    ...(takes("path") ? [404] : []),
    ...(hasBody ? [413, 415] : []),
    ...[421, 429, 500, 503],
  ];
}
