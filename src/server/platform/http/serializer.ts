import fastJsonStringify from "fast-json-stringify";
import type { FastifySerializerCompiler } from "fastify/types/schema.js";
import * as z from "zod/mini";
import type { $ZodType } from "zod/v4/core";

/**
 * Turns answers into JSON by their contract: a compiled serializer that writes the fields of the contract and no
 * others, several times faster than parsing each answer with Zod.
 *
 * @param checkAnswers also parses each answer with its contract, and fails the request if it does not fit: for tests.
 */
export function contractSerializer({
  checkAnswers,
}: {
  checkAnswers: boolean;
}): FastifySerializerCompiler<$ZodType> {
  return ({ schema }) => {
    const jsonSchema = z.toJSONSchema(schema, { target: "openapi-3.0", io: "output" });
    const stringify = fastJsonStringify(jsonSchema as fastJsonStringify.AnySchema);
    if (!checkAnswers) return stringify;
    return (answer: unknown) => {
      z.parse(schema, answer);
      return stringify(answer);
    };
  };
}
