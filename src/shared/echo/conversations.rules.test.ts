import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeMessages, versionOf } from "./conversations.rules.ts";

const IDS = ["a", "b", "c", "d"];
/** A copy of one conversation: the text of a message follows from its revision, as on real devices. */
const copies = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom(...IDS),
      revision: fc.option(fc.nat(3), { nil: undefined }),
      replaced: fc.option(fc.uniqueArray(fc.constantFrom<string>("x", "c", "d"), { maxLength: 2 }), {
        nil: undefined,
      }),
    }),
    { selector: ({ id }) => id },
  )
  .map((messages) => messages.map((message) => ({ ...message, content: `${message.revision ?? 0}` })));

const contents = (messages: ReturnType<typeof mergeMessages<{ id: string; content: string }>>) =>
  messages.map(({ id, content }) => `${id}${content}`);

test("loses no message but those that were replaced, and keeps the newer version of each", () => {
  fc.assert(
    fc.property(copies, copies, (one, other) => {
      const both = [...one, ...other];
      const replaced = new Set(both.flatMap((message) => message.replaced ?? []));
      const expected = IDS.filter((id) => both.some((message) => message.id === id) && !replaced.has(id)).map(
        (id) =>
          `${id}${Math.max(...both.filter((message) => message.id === id).map(({ revision = 0 }) => revision))}`,
      );
      expect(contents(mergeMessages(one, other))).toEqual(expected);
    }),
  );
});

test("comes to the same on both sides, and merging again changes nothing", () => {
  fc.assert(
    fc.property(copies, copies, (one, other) => {
      const merged = mergeMessages(one, other);
      expect(contents(merged)).toEqual(contents(mergeMessages(other, one)));
      expect(versionOf(mergeMessages(merged, merged))).toBe(versionOf(merged));
    }),
  );
});
