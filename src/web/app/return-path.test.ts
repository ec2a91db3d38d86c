import { expect, test } from "vitest";
import { loginPathFor, returnPathFrom } from "./return-path.ts";

test.each(["/safety", "/objectives?tab=active#top", "/isap-compass?session=a%20b"])(
  "%s is returned to",
  (path) => {
    expect(returnPathFrom(loginPathFor(path).replace("/login", ""))).toBe(path);
  },
);

test.each([
  "//evil.example",
  "/\\evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/%2e//evil.example",
  "/\t/evil.example",
  "//[",
  "https://evil.example",
  "javascript:alert(1)",
  "",
])("%j leads to the dashboard", (next) => {
  expect(returnPathFrom(`?${new URLSearchParams({ next })}`)).toBe("/");
});
