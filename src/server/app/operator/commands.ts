import { accountCommands } from "./account-commands.ts";
import { backupCommands } from "./backup-commands.ts";
import { billingCommands } from "./billing-commands.ts";
import type { OperatorCommand } from "./command.ts";

/** Every command of the operator, in the order of the help. */
export const commands: readonly OperatorCommand[] = [
  ...accountCommands,
  ...backupCommands,
  ...billingCommands,
];
