import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// Generous: a first answer may have to load the weights behind the crisis gate on a busy machine.
configure({ asyncUtilTimeout: 5000 });

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
