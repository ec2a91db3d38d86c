import { expect, test } from "vitest";
import { linkSchema, pageOrEmailSchema, pageSchema } from "./link.contract.ts";

test.each([
  ["+1 555 0100", "tel:+15550100"],
  ["(212) 555-0100", "tel:2125550100"],
  ["988", "tel:988"],
  ["www.example.org", "https://www.example.org"],
  ["example.org/help?x=1#top", "https://example.org/help?x=1#top"],
  ["localhost.example:8080/x", "https://localhost.example:8080/x"],
  ["sam@example.org", "mailto:sam@example.org"],
  [" https://example.org ", "https://example.org"],
  ["tel:+15550100", "tel:+15550100"],
  ["sms:988", "sms:988"],
  ["", null],
  [null, null],
])("%j is the link %j", (text, link) => {
  expect(linkSchema.parse(text)).toBe(link);
  // A stored link can be sent again.
  expect(linkSchema.parse(link)).toBe(link);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,hi",
  "vbscript:x",
  "file:///etc/passwd",
  "call Jo",
  "--",
  "12",
  "//evil.example",
  "https://",
])("%j is refused", (text) => {
  expect(linkSchema.safeParse(text).error?.issues[0]?.message).toBe(
    "Enter a web address, an email address or a phone number.",
  );
});

test.each([
  "tel:988",
  "sms:988",
  "+1 555 0100",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,hi",
])("%j is neither a page nor an email address", (text) => {
  expect(pageOrEmailSchema.safeParse(text).success).toBe(false);
  expect(pageSchema.safeParse(text).error?.issues[0]?.message).toBe(
    "Enter a web address, such as https://example.org.",
  );
});

test("a page is a page, and an email address is none", () => {
  expect(pageSchema.parse("www.example.org")).toBe("https://www.example.org");
  expect(pageSchema.parse(" ")).toBe(null);
  expect(pageSchema.safeParse("sam@example.org").success).toBe(false);
  expect(pageOrEmailSchema.parse("sam@example.org")).toBe("mailto:sam@example.org");
});
