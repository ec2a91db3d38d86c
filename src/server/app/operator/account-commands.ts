import { text } from "node:stream/consumers";
import { createOperatorRepository } from "#server/features/auth/operator.repository.ts";
import { hashPassword } from "#server/platform/auth/password.ts";
import { weaknessOf } from "#server/platform/auth/password-strength.ts";
import { emailSchema, normalizeEmail, passwordSchema, ROLES } from "#shared/auth/auth.contract.ts";
import { type CommandContext, command, type OperatorCommand, Refusal, UsageError } from "./command.ts";

/** What an operator can do for somebody who is locked out. */
export const accountCommands: readonly OperatorCommand[] = [
  command({
    name: "set-role",
    args: ["EMAIL", "ROLE"],
    summary: "gives an account another role",
    details: `ROLE is one of: ${ROLES.join(", ")}.`,
    async run(context, [typed, role]) {
      const known = ROLES.find((name) => name === role);
      if (!known) throw new UsageError(`There's no role ${role}. The roles are: ${ROLES.join(", ")}.`);
      const email = normalizeEmail(typed);
      const repository = await accountsOf(context);
      if (!(await repository.setRole(email, known))) throw noAccount(email);
      const ownerless = (await repository.hasOwner())
        ? ""
        : " This server has no owner now: give an account the role owner.";
      return { sentence: `${email} is now ${known}.${ownerless}`, result: { email, role: known } };
    },
  }),
  command({
    name: "set-password",
    args: ["EMAIL"],
    summary: "gives an account the password on standard input, and signs it out everywhere",
    async run(context, [typed]) {
      const email = normalizeEmail(typed);
      const parsed = passwordSchema.safeParse((await text(context.input)).replace(/\r?\n$/, ""));
      if (!parsed.success) throw new Refusal(parsed.error.issues[0]?.message);
      const weakness = weaknessOf(parsed.data, { email });
      if (weakness) throw new Refusal(weakness);
      const repository = await accountsOf(context);
      if (!(await repository.setPassword(email, await hashPassword(parsed.data)))) throw noAccount(email);
      return {
        sentence: `The password of ${email} is changed, and its sessions are ended.`,
        result: { email },
      };
    },
  }),
  command({
    name: "reset-link",
    args: ["EMAIL"],
    summary: "prints a link for choosing a new password, good once and for 30 minutes",
    async run(context, [typed]) {
      const email = normalizeEmail(typed);
      const { passwordResetService } = await context.dependencies();
      const path = await passwordResetService.passwordResetLink(email);
      if (path === null) throw noAccount(email);
      const { publicUrl, port } = context.config;
      const link = `${publicUrl ?? `http://localhost:${port}`}${path}`;
      return { sentence: link, result: { email, link } };
    },
  }),
  command({
    name: "turn-off-two-step",
    args: ["EMAIL"],
    summary: "lets somebody in with the password alone who lost their authenticator app and recovery codes",
    async run(context, [typed]) {
      const email = normalizeEmail(typed);
      const { authService, twoStepService } = await context.dependencies();
      const id = await authService.findIdByEmail(email);
      if (id === null) throw noAccount(email);
      if (!(await twoStepService.turnOffFor(id)))
        throw new Refusal(`Two-step sign-in of ${email} is off already.`);
      return { sentence: `Two-step sign-in of ${email} is off.`, result: { email } };
    },
  }),
  command({
    name: "set-email",
    args: ["EMAIL", "NEW_EMAIL"],
    summary: "gives an account another email address, without confirmation",
    async run(context, [typed, wanted]) {
      const email = normalizeEmail(typed);
      const parsed = emailSchema.safeParse(wanted);
      if (!parsed.success) throw new UsageError(`${wanted} isn't an email address.`);
      const { emailChangeService } = await context.dependencies();
      const outcome = await emailChangeService.setEmail(email, parsed.data);
      if (outcome === "unknown") throw noAccount(email);
      if (outcome === "taken") throw new Refusal(`There's already an account with ${parsed.data}.`);
      return {
        sentence: `The account of ${email} now has the address ${parsed.data}.`,
        result: { email: parsed.data },
      };
    },
  }),
];

async function accountsOf({ database, clock }: CommandContext) {
  return createOperatorRepository((await database()).db, clock);
}

function noAccount(email: string): Refusal {
  return new Refusal(`There's no account with the email address ${email}.`);
}
