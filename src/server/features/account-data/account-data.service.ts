import { randomUUID } from "node:crypto";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { setImmediate as others } from "node:timers/promises";
import type { AuthService } from "#server/features/auth/auth.service.ts";
import type { ToolPluginsService } from "#server/features/tool-plugins/tool-plugins.service.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { DatabaseHandle } from "#server/platform/db/database.ts";
import { inSnapshot } from "#server/platform/db/snapshot.ts";
import { unauthenticated } from "#server/platform/http/errors.ts";
import { ACCOUNT_FILE, ACCOUNT_TABLES, type AccountFacts } from "#shared/account/account-data.contract.ts";
import type { AccountDataRepository, Tools } from "./account-data.repository.ts";

export interface AccountExport {
  name: string;
  bytes: number;
  content: Readable;
}

export type AccountDataService = ReturnType<typeof createAccountDataService>;

interface Deps {
  repository: AccountDataRepository;
  authService: Pick<AuthService, "currentUser">;
  toolPluginsService: Pick<ToolPluginsService, "slugs">;
  handle: DatabaseHandle;
  clock: Clock;
  config: Pick<Config, "dataDir">;
}

export function createAccountDataService({
  repository,
  authService,
  toolPluginsService,
  handle,
  clock,
  config,
}: Deps) {
  async function* textOf(facts: AccountFacts, ownerId: OwnerId, db: typeof handle.db, tools: Tools) {
    const head = { ...ACCOUNT_FILE, exportedAt: clock.nowIso(), account: facts };
    yield `${JSON.stringify(head, null, 1).slice(0, -2)},\n "records": {`;
    for (const [index, table] of ACCOUNT_TABLES.entries()) {
      yield `${index === 0 ? "" : ","}\n  "${table}": [`;
      let separator = "\n   ";
      for await (const page of repository.pages(db, ownerId, table, tools)) {
        if (page.length === 0) continue;
        yield separator + page.map((record) => JSON.stringify(record)).join(",\n   ");
        separator = ",\n   ";
        // SQLite reads in this thread.
        await others();
      }
      yield "]";
    }
    yield "\n }\n}\n";
  }

  return {
    /**
     * All records of a person as one file of one moment. It is written to the disk first: a slow reader then holds
     * neither a connection nor a snapshot, and a failure is answered as one.
     */
    async export(ownerId: OwnerId): Promise<AccountExport> {
      const user = await authService.currentUser(ownerId);
      if (!user) throw unauthenticated();
      const { email, username, phoneNumber, address, role, plan } = user;
      const facts = { email, username, phoneNumber, address, role, plan };
      const slugOf = await toolPluginsService.slugs();
      const tools = { slugOf, idOf: new Map() };
      const path = join(config.dataDir, `account-export-${randomUUID()}.json`);
      const file = await open(path, "wx+", 0o600);
      try {
        // Without a name, the file goes when it is closed, even if the server is killed.
        await rm(path);
        await inSnapshot(handle, async (snapshot) => {
          for await (const text of textOf(facts, ownerId, snapshot, tools)) await file.write(text);
        });
        const { size } = await file.stat();
        return {
          name: `ridgeline-account-${clock.nowIso().slice(0, 10)}.json`,
          bytes: size,
          content: file.createReadStream({ start: 0 }),
        };
      } catch (error) {
        await file.close();
        throw error;
      }
    },
  };
}
