import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach, vi } from "vitest";

/** An unexpected console.error or console.warn fails the test: React and Radix report misuse that way. */
const unexpected = vi.fn();
console.debug = () => {};
console.error = (...args: unknown[]) => unexpected("console.error", ...args);
console.warn = (...args: unknown[]) => unexpected("console.warn", ...args);

afterEach(() => {
  cleanup();
  const calls = unexpected.mock.calls.map((call) => call.map(String).join(" "));
  unexpected.mockReset();
  if (calls.length > 0) throw new Error(`Unexpected console output:\n${calls.join("\n")}`);
});
