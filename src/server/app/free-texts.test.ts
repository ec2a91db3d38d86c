import { afterAll, expect, test } from "vitest";
import { freeTextsIn } from "#shared/crisis/free-texts.rules.ts";
import { startTestServer } from "#tests/support/test-server.ts";

interface Schema {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** A text that an operation takes, at its place in the body: `["consciousness", 0]`. */
interface TextField {
  operation: string;
  place: (string | number)[];
  schema: Schema;
}

/** Texts that are no words, although their schema would take any. */
const WITHOUT_FORM = [
  "password",
  "currentPassword",
  "newPassword",
  "confirmPassword",
  "setupCode",
  "timeZone",
  "createdAt",
  "baseUpdatedAt",
  "email",
  "sourcePlugin",
  "sourceCode",
];
const MARK = "I want to die";

const server = await startTestServer();
afterAll(() => server.close());

function textsOf(operation: string, schema: Schema, place: TextField["place"] = []): TextField[] {
  const { properties = {}, additionalProperties, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  const isText = [schema.type].flat().includes("string") && !schema.enum && schema.const === undefined;
  return [
    ...(isText ? [{ operation, place, schema }] : []),
    ...Object.entries(properties).flatMap(([name, field]) => textsOf(operation, field, [...place, name])),
    ...(typeof additionalProperties === "object"
      ? textsOf(operation, additionalProperties, [...place, "anything"])
      : []),
    ...(items ? textsOf(operation, items, [...place, 0]) : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((part) => textsOf(operation, part, place)),
  ];
}

/** A body with the mark at one place. */
function bodyWith([first, ...rest]: TextField["place"]): unknown {
  if (first === undefined) return MARK;
  return typeof first === "number" ? [bodyWith(rest)] : { [first]: bodyWith(rest) };
}

const isRead = ({ place }: TextField) => freeTextsIn(bodyWith(place)).includes(MARK);
const inWords = ({ operation, place }: TextField) => `${operation}: ${place.join(".")}`;

const document = (await server.app.inject("/api/openapi.json")).json() as {
  paths: Record<string, Record<string, Operation>>;
};

const fields = Object.values(document.paths)
  .flatMap((methods) => Object.values(methods))
  .flatMap(({ operationId, requestBody }) =>
    Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => textsOf(operationId, schema)),
  );

test("every text that a person can write to any operation is read for danger", () => {
  const names = fields.map(inWords);
  for (const known of [
    "createCheckIn: note",
    "createIsapSession: control.people",
    "saveCommandState: priorities.0.title",
  ])
    expect(names).toContain(known);
  const unread = fields.filter((field) => !isRead(field));
  const words = unread.filter(({ place, schema }) => {
    const hasForm = schema.format !== undefined || schema.pattern !== undefined;
    return !hasForm && !WITHOUT_FORM.includes(String(place.at(-1)));
  });
  expect(words.map(inWords)).toEqual([]);
});
