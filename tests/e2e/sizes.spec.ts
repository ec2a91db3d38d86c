import { assetSizeOf } from "../../bench/asset-sizes.ts";
import { expect, test } from "./fixtures.ts";

/** In KB of brotli. A small change of the chunk groups can make a page load the dashboard's code. */
const MOST = { login: 95, signup: 95, calm: 25, "calm, once pressed": 117 } as const;

for (const [screen, most] of Object.entries(MOST) as [keyof typeof MOST, number][]) {
  test(`the scripts and styles of ${screen} are at most ${most} KB`, () => {
    expect(assetSizeOf(screen).brotli).toBeLessThanOrEqual(most);
  });
}
