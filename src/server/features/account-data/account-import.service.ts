import { setImmediate as others } from "node:timers/promises";
import { v5 as uuidv5 } from "uuid";
import type { ObjectivesService } from "#server/features/objectives/objectives.service.ts";
import type { ToolPluginsService } from "#server/features/tool-plugins/tool-plugins.service.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import { createWorkQueue } from "#server/platform/auth/work-queue.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { RestoreHandlers } from "#server/platform/db/deleted-rows.ts";
import { checkRowCap, isCapped } from "#server/platform/db/row-caps.ts";
import { HttpError, unauthenticated } from "#server/platform/http/errors.ts";
import type { RateLimit, RateLimiter } from "#server/platform/rate-limit/rate-limit.ts";
import {
  ACCOUNT_TABLES,
  type AccountImport,
  type AccountTable,
  accountRecordSchemas,
} from "#shared/account/account-data.contract.ts";
import { ACCOUNT_FILE_BYTES_MAX } from "#shared/account/account-file.ts";
import type { AccountDataRepository, Fields, Tools } from "./account-data.repository.ts";
import { FileFault, type Outline, outlineOf } from "./account-file.rules.ts";
import { rulesOf } from "./account-tables.rules.ts";
import { faultOf, lineOf, readRecords, skip, type Tally } from "./account-tally.rules.ts";

const PER_PERSON: RateLimit = { limit: 40, windowSeconds: 60 * 60 };
/** Each may hold a whole file in memory. */
const inTurn = createWorkQueue({ atOnce: 2, maxWaiting: 10 });

const CHUNK_ROWS = 100;

const NO_PARENT = "What they belong to isn't in this file.";
const ALREADY = "There's already an entry for the same thing.";

export type AccountImportService = ReturnType<typeof createAccountImportService>;

interface Deps {
  repository: AccountDataRepository;
  objectivesService: Pick<ObjectivesService, "checkPlan">;
  toolPluginsService: Pick<ToolPluginsService, "slugs">;
  restoreHandlers: RestoreHandlers;
  rateLimiter: RateLimiter;
  db: Database;
}

/** Ends a transaction of which nothing is to stay. */
class DryRun extends Error {}

export function createAccountImportService({
  repository,
  objectivesService,
  toolPluginsService,
  restoreHandlers,
  rateLimiter,
  db,
}: Deps) {
  /** One import, in its transaction. */
  function importIn(trx: Database, ownerId: OwnerId, tools: Tools) {
    /** The ids of the file's records in this account, by the ids in the file. */
    const idsHere = new Map<AccountTable, Map<string, string>>();

    const hereOf = (table: AccountTable) => {
      const ids = idsHere.get(table) ?? new Map<string, string>();
      idsHere.set(table, ids);
      return ids;
    };

    /** The record with its references as they are here, or why it cannot be added. */
    function linked(table: AccountTable, record: Fields): Fields | string {
      const { references = {}, mentions = {}, tool } = rulesOf(table);
      const links: Fields = {};
      for (const [field, target] of Object.entries({ ...mentions, ...references })) {
        const id = record[field];
        if (typeof id !== "string" || !target) continue;
        const here = hereOf(target).get(id);
        if (here === undefined && field in references) return NO_PARENT;
        links[field] = here ?? id;
      }
      if (tool && !tools.idOf.has(String(record[tool.field])))
        return `This server doesn't have the tool "${String(record[tool.field]).slice(0, 60)}".`;
      return { ...record, ...links };
    }

    /** Gives each record an id that nobody else has: its own, or one that follows from it and the person. */
    async function withFreeIds(table: AccountTable, records: readonly Fields[], tally: Tally) {
      const ids = records.map(({ id }) => String(id));
      const taken = await repository.taken(trx, ownerId, table, ids);
      const renamed = new Map(
        ids.filter((id) => taken.get(id) === "foreign").map((id) => [id, uuidv5(`${table}:${id}`, ownerId)]),
      );
      const renamedTaken = await repository.taken(trx, ownerId, table, [...renamed.values()]);
      return records.flatMap((record) => {
        const given = String(record.id);
        const id = renamed.get(given) ?? given;
        hereOf(table).set(given, id);
        if ((renamedTaken.get(id) ?? taken.get(id)) === undefined) return [{ ...record, id }];
        tally.existing += 1;
        return [];
      });
    }

    async function addChunk(table: AccountTable, records: readonly Fields[], tally: Tally) {
      const fit: Fields[] = [];
      for (const record of records) {
        const ready = linked(table, record);
        if (typeof ready === "string") skip(tally, ready);
        else fit.push(ready);
      }
      const isKeyed = rulesOf(table).key !== undefined;
      const free = isKeyed ? fit : await withFreeIds(table, fit, tally);
      const added = await repository.add(trx, ownerId, table, free, tools);
      tally.added += added.length;
      if (isKeyed) tally.existing += free.length - added.length;
      else for (let left = free.length - added.length; left > 0; left -= 1) skip(tally, ALREADY);
      const ids = new Set(added);
      const stored = isKeyed ? [] : free.filter(({ id }) => ids.has(id as string));
      if (table === "objectives" && stored.length > 0) await objectivesService.checkPlan(trx, ownerId);
      return stored;
    }

    /** Has the records that keep counts of the added ones count again. */
    async function count(
      table: AccountTable,
      added: readonly Fields[],
      cleared: ReadonlyMap<string, string[]>,
    ) {
      const { countedBy, references = {} } = rulesOf(table);
      const parent = countedBy && references[countedBy.reference];
      if (!parent) return;
      await restoreHandlers[table as "milestones"]?.(trx, ownerId, added as never);
      if (countedBy.keep) await repository.clear(trx, parent, countedBy.keep, cleared.get(parent) ?? []);
    }

    return async (bytes: Buffer, { records }: Outline): Promise<AccountImport["tables"]> => {
      if (!(await repository.lock(trx, ownerId))) throw unauthenticated();
      const tables: AccountImport["tables"] = [];
      const unanswered = new Map<string, string[]>();
      for (const table of ACCOUNT_TABLES) {
        const spans = records.get(table) ?? [];
        const tally: Tally = { added: 0, existing: 0, skipped: new Map() };
        const added: Fields[] = [];
        const { keptIf, countedBy } = rulesOf(table);
        if (keptIf && !(await repository.isOn(trx, ownerId, keptIf))) {
          for (const _ of spans) skip(tally, keptIf.otherwise);
        } else {
          for (let start = 0; start < spans.length; start += CHUNK_ROWS) {
            const chunk = readRecords(table, bytes, spans.slice(start, start + CHUNK_ROWS), tally);
            const stored = await addChunk(table, chunk, tally);
            if (countedBy) added.push(...stored);
            if (table === "boundaries")
              unanswered.set(table, [...(unanswered.get(table) ?? []), ...unansweredOf(stored)]);
            await others();
          }
        }
        if (tally.added > 0 && isCapped(table)) await checkRowCap(trx, table, ownerId);
        await count(table, added, unanswered);
        if (spans.length > 0) tables.push(lineOf(table, tally));
      }
      for (const [table, spans] of records) {
        if (table in accountRecordSchemas || spans.length === 0) continue;
        const skipped = [
          { reason: "This version of Ridgeline doesn't know this kind.", count: spans.length },
        ];
        tables.push({ table, name: table.slice(0, 60), added: 0, existing: 0, skipped });
      }
      return tables;
    };
  }

  return {
    /**
     * Adds the records of a file to an account, or tells what would be added. All or nothing.
     * @throws HttpError 400 for a file that cannot be read, 402 when the plan does not hold it, 409 when there is no room, 413, 429
     */
    async import(
      ownerId: OwnerId,
      body: AsyncIterable<Buffer>,
      { dryRun }: { dryRun: boolean },
    ): Promise<AccountImport> {
      await rateLimiter.consume(`account-import:${ownerId}`, PER_PERSON);
      return inTurn(async () => {
        const bytes = await readAll(body);
        const outline = await outlineOf(bytes).catch(rethrowFault);
        const fault = faultOf(outline);
        if (fault) throw badFile(fault);
        const slugOf = await toolPluginsService.slugs();
        const tools = { slugOf, idOf: new Map([...slugOf].map(([id, slug]) => [slug, id])) };
        let tables: AccountImport["tables"] = [];
        try {
          await db.transaction().execute(async (trx) => {
            tables = await importIn(trx, ownerId, tools)(bytes, outline);
            if (dryRun) throw new DryRun();
          });
        } catch (error) {
          if (!(error instanceof DryRun)) rethrowFault(error);
        }
        return { dryRun, tables };
      });
    },
  };
}

/** The ids of boundaries whose newest answer was taken off. */
const unansweredOf = (boundaries: readonly Fields[]) =>
  boundaries.filter(({ honored }) => honored === null).map(({ id }) => String(id));

/** @throws HttpError 413 */
async function readAll(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > ACCOUNT_FILE_BYTES_MAX) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(): HttpError {
  const megabytes = ACCOUNT_FILE_BYTES_MAX / 1024 / 1024;
  return new HttpError(
    413,
    "too_large",
    `This file is larger than ${megabytes} MB, the most that can be imported. Nothing was added.`,
  );
}

function badFile(sentence: string): HttpError {
  return new HttpError(400, "validation_error", sentence);
}

function rethrowFault(error: unknown): never {
  throw error instanceof FileFault ? badFile(error.message) : error;
}
