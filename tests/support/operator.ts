import { Readable } from "node:stream";
import { runOperator } from "#server/app/operator/run-operator.ts";
import type { TestDatabase } from "./test-server.ts";

export interface OperatorOutcome {
  code: number;
  /** Standard output. */
  output: string;
  /** Standard error. */
  errors: string;
}

/** Runs a command on a test's database, as from the operator's shell. */
export async function operate(
  { dataDir, databaseUrl }: Pick<TestDatabase, "dataDir" | "databaseUrl">,
  args: readonly string[],
  { input = "", environment = {} }: { input?: string; environment?: Record<string, string> } = {},
): Promise<OperatorOutcome> {
  const written = { output: "", errors: "" };
  const to = (stream: keyof typeof written) => ({
    write(text: string) {
      written[stream] += text;
    },
  });
  const code = await runOperator(args, {
    input: Readable.from([input]),
    output: to("output"),
    errors: to("errors"),
    environment: { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...environment },
  });
  return { code, ...written };
}
