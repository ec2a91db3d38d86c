import { text } from "node:stream/consumers";
import {
  createOperatorRepository,
  type OperatorRepository,
} from "#server/features/auth/operator.repository.ts";
import { migrations } from "#server/migrations/migrations.ts";
import { hashPassword } from "#server/platform/auth/password.ts";
import { weaknessOf } from "#server/platform/auth/password-strength.ts";
import { systemClock } from "#server/platform/clock/clock.ts";
import { ConfigError, readConfig } from "#server/platform/config/config.ts";
import { DatabaseStartError } from "#server/platform/db/database-error.ts";
import { startDatabase } from "#server/platform/db/start-database.ts";
import { normalizeEmail, passwordSchema, ROLES } from "#shared/auth/auth.contract.ts";

const USAGE = `Usage:
  npm run operator -- set-role EMAIL ROLE      ROLE is one of: ${ROLES.join(", ")}
  npm run operator -- set-password EMAIL       reads the new password from standard input; signs the account out everywhere
`;

type Output = { write(text: string): unknown };

/** The command's input, output and configuration. */
export interface OperatorShell {
  input: NodeJS.ReadableStream;
  output: Output;
  environment: NodeJS.ProcessEnv;
}

/**
 * What an operator can do from the server's shell for somebody who is locked out.
 * @returns the exit code: 0 success, 1 refused or failed, 2 usage error
 */
export async function runOperatorCommand(
  args: string[],
  { input, output, environment }: OperatorShell,
): Promise<number> {
  const [command, email, role] = args;
  if (!email || (command !== "set-role" && command !== "set-password")) {
    output.write(USAGE);
    return 2;
  }
  try {
    const config = readConfig(environment, (sentence) => output.write(`${sentence}\n`));
    const handle = await startDatabase({ ...config, onError: () => {} }, migrations, 0);
    try {
      const repository = createOperatorRepository(handle.db, systemClock);
      const isDone =
        command === "set-role"
          ? await setRole(repository, normalizeEmail(email), role, output)
          : await setPassword(repository, normalizeEmail(email), input, output);
      return isDone ? 0 : 1;
    } finally {
      await handle.db.destroy();
    }
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof DatabaseStartError)) throw error;
    output.write(`${error.message}\n`);
    return 1;
  }
}

async function setRole(
  repository: OperatorRepository,
  email: string,
  role: string | undefined,
  output: Output,
): Promise<boolean> {
  const known = ROLES.find((name) => name === role);
  if (!known) {
    output.write(USAGE);
    return false;
  }
  return report(await repository.setRole(email, known), `${email} is now ${known}.`, email, output);
}

async function setPassword(
  repository: OperatorRepository,
  email: string,
  input: NodeJS.ReadableStream,
  output: Output,
): Promise<boolean> {
  const parsed = passwordSchema.safeParse((await text(input)).replace(/\r?\n$/, ""));
  const refusal = parsed.success ? weaknessOf(parsed.data, { email }) : parsed.error.issues[0]?.message;
  if (!parsed.success || refusal) {
    output.write(`${refusal}\n`);
    return false;
  }
  const isFound = await repository.setPassword(email, await hashPassword(parsed.data));
  return report(isFound, `The password of ${email} is changed, and its sessions are ended.`, email, output);
}

function report(isFound: boolean, done: string, email: string, output: Output): boolean {
  output.write(isFound ? `${done}\n` : `There's no account with the email address ${email}.\n`);
  return isFound;
}
