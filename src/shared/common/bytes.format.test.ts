import { expect, test } from "vitest";
import { formatBytes } from "./bytes.format.ts";

test.each([
  [0, "0 KB"],
  [1, "1 KB"],
  [44_346, "45 KB"],
  [1_000_000, "1 MB"],
  [12_345_678, "12.3 MB"],
])("%i bytes are %s", (bytes, expected) => expect(formatBytes(bytes)).toBe(expected));
