import type { SwaggerTransformObject } from "@fastify/swagger";
import * as z from "zod/mini";
import { errorSchema } from "#shared/common/common.contract.ts";

/** What a failed call means, by its status. */
const ERRORS: Record<number, { name: string; description: string }> = {
  400: { name: "BadRequest", description: "Something in the request cannot be used; `fields` says what." },
  401: { name: "Unauthenticated", description: "Nobody is signed in, or the sign-in failed." },
  403: { name: "Forbidden", description: "The request came from another site, or may not be made here." },
  404: { name: "NotFound", description: "There is no such thing, or it belongs to someone else." },
  409: {
    name: "Conflict",
    description: "What is stored does not allow it, or someone else is signed in now. `code` says which.",
  },
  413: { name: "TooLarge", description: "The request is larger than can be stored." },
  415: { name: "UnsupportedMediaType", description: "The request is not JSON." },
  421: { name: "Misdirected", description: "The server does not answer at this host name." },
  429: { name: "TooManyRequests", description: "Wait for the seconds in `Retry-After`, then try again." },
  500: { name: "InternalError", description: "Something went wrong on the server." },
  503: { name: "Unavailable", description: "The database cannot be reached for now. Try again later." },
};

/** What a call that succeeds means, by its status. */
const SUCCESSES: Record<number, string> = {
  200: "Success. From a call that creates something: it was stored before, under the same id.",
  201: "Created",
  204: "Done, with nothing to answer.",
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
  security?: readonly object[];
  parameters?: readonly { in: string }[];
  requestBody?: object;
  responses: Record<string, { description?: string; content?: unknown }>;
}

/** Adds to each call the failures that its form implies, so that a route names only those of its own. */
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
  return [
    ...(hasBody || takes("query") ? [400] : []),
    ...(hasSession ? [401, 409] : []),
    ...(isWrite ? [403] : []),
    ...(takes("path") ? [404] : []),
    ...(hasBody ? [413, 415] : []),
    ...[421, 429, 500, 503],
  ];
}
