import { defineConfig } from "vitest/config";

/** Three kinds of test: pure rules, the server on a real database, and screens in a simulated browser. */
export default defineConfig({
  test: {
    // Generous, for a machine that does other things too: nothing here waits for time to pass.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Workers often wait for the transformer, a timer or the database, so more of them than cores keep the cores busy.
    maxWorkers: "150%",
    setupFiles: ["tests/support/property-seed.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "rules",
          environment: "node",
          // Loading the modules anew for each file takes half the time. Nothing here keeps anything in a module.
          isolate: false,
          include: ["src/shared/**/*.test.ts", "scripts/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          environment: "node",
          isolate: false,
          include: ["src/server/**/*.test.ts", "tests/lives/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "web",
          environment: "happy-dom",
          include: ["src/web/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/support/property-seed.ts", "tests/support/web-setup.ts"],
        },
      },
    ],
  },
});
