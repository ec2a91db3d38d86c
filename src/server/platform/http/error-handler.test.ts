import { expect, test } from "vitest";
import { loggable } from "./error-handler.ts";

test.each([["22P02"], ["ERR_SQLITE_ERROR"]])(
  "what a database quotes of a person's words is not logged (%s)",
  (code) => {
    const error = Object.assign(new Error('invalid input syntax for type integer: "I want to die"'), {
      code,
    });
    const logged = JSON.stringify(loggable(error));
    expect(logged).not.toContain("want to die");
    expect(logged).toContain(code);
    expect(logged).toContain("error-handler.test.ts");
  },
);

test("a fault of ours is logged with its message", () => {
  expect(loggable(new TypeError("x is not a function"))).toMatchObject({
    type: "TypeError",
    message: "x is not a function",
  });
});
