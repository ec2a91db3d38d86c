import type { AuthService } from "#server/features/auth/auth.service.ts";
import type { Audit } from "#server/platform/audit/audit.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { DatabaseHandle } from "#server/platform/db/database.ts";
import type { Mailer } from "#server/platform/mail/mailer.ts";
import type { Model } from "#server/platform/model/model.ts";
import type { Payments } from "#server/platform/payments/payments.ts";
import type { ServerServices, ServerStatus, Signups } from "#shared/admin/server-status.contract.ts";
import type { SignupPolicy } from "#shared/auth/auth.contract.ts";
import type { ServerStatusRepository } from "./server-status.repository.ts";

export type ServerStatusService = ReturnType<typeof createServerStatusService>;

interface Deps {
  repository: ServerStatusRepository;
  authService: Pick<AuthService, "signups" | "setSignups">;
  audit: Audit;
  config: Pick<Config, "backup">;
  handle: Pick<DatabaseHandle, "engine">;
  mailer: Pick<Mailer, "check"> | null;
  model: Pick<Model, "check"> | null;
  payments: Pick<Payments, "check"> | null;
}

export function createServerStatusService({
  repository,
  authService,
  audit,
  config,
  handle: { engine },
  mailer,
  model,
  payments,
}: Deps) {
  return {
    async status(version: string): Promise<ServerStatus> {
      const [databaseBytes, steps, last, signups] = [
        await repository.databaseBytes(),
        await repository.migrations(),
        await repository.lastBackup(),
        await authService.signups(),
      ];
      return {
        version,
        engine,
        databaseBytes,
        migrations: { applied: steps.length, latest: steps.at(-1) ?? "" },
        backups: {
          isAutomatic: config.backup.everyMs !== undefined,
          last: last && {
            at: last.at,
            isDone: last.outcome === "done",
            reason: last.outcome === "failed" ? last.reason : null,
            bytes: last.outcome === "done" ? last.bytes : null,
          },
        },
        signups,
      };
    },

    /** Asks each service, all at once. */
    async services(): Promise<ServerServices> {
      const [mail, echo, billing] = await Promise.all([mailer, model, payments].map(answerOf));
      return {
        mail: mail ?? "not configured",
        model: echo ?? "not configured",
        billing: billing ?? "not configured",
      };
    },

    /** @param signups null for what the configuration says. @throws HttpError 403 */
    setSignups: (actorId: OwnerId, signups: SignupPolicy | null): Promise<Signups> =>
      audit.perform(actorId, async (transaction) => {
        const before = await authService.signups(transaction);
        await authService.setSignups(transaction, signups);
        return {
          result: { ...before, chosen: signups },
          entry: {
            action: "set_signups",
            details: {
              before: { signups: before.chosen ?? before.configured },
              after: { signups: signups ?? before.configured },
            },
          },
        };
      }),
  };
}

async function answerOf(service: { check(): Promise<void> } | null): Promise<ServerServices["mail"]> {
  if (!service) return "not configured";
  try {
    await service.check();
    return "answers";
  } catch {
    return "fails";
  }
}
