import type { OwnerId } from "#server/platform/auth/owner.ts";
import { type Database, isUniqueViolation } from "#server/platform/db/database.ts";
import { conflict, notFound } from "#server/platform/http/errors.ts";
import type { AuditAction } from "#shared/admin/audit.contract.ts";
import type { Audit } from "./audit.ts";

/** Where one kind of the server's content is stored. */
export interface ContentStore<Row extends { id: string }, Content extends object> {
  /** In order, with what is hidden. */
  all(): Promise<Row[]>;
  find(transaction: Database, id: string): Promise<Row | null>;
  /** @returns its id. Absent where nothing is added or removed. */
  insert?(transaction: Database, content: Content): Promise<string>;
  update(transaction: Database, id: string, changes: Partial<Content>): Promise<void>;
  /** Removes it so that the next start does not bring it back. */
  remove?(transaction: Database, id: string): Promise<void>;
}

interface ContentAdminOptions<Row extends { id: string }, Content extends object> {
  audit: Audit;
  /** "video"; in the audit log, "add_video" and so on. */
  what: "video" | "contact" | "label" | "tool" | "article";
  /** What the audit log calls one. */
  nameOf: (row: Row) => string;
  store: ContentStore<Row, Content>;
}

/** What admins do to one kind of content; everything is recorded. */
export interface ContentAdmin<Row extends { id: string }, Content extends object> {
  list(): Promise<Row[]>;
  /** @throws HttpError 409 where there is the same already */
  add(actorId: OwnerId, content: Content): Promise<Row>;
  /** @throws HttpError 404, 409 */
  change(actorId: OwnerId, id: string, changes: Partial<Content>): Promise<Row>;
  /** @throws HttpError 404 */
  remove(actorId: OwnerId, id: string): Promise<void>;
}

export function createContentAdmin<Row extends { id: string }, Content extends object>({
  audit,
  what,
  nameOf,
  store,
}: ContentAdminOptions<Row, Content>): ContentAdmin<Row, Content> {
  async function existing(transaction: Database, id: string): Promise<Row> {
    const row = await store.find(transaction, id);
    if (!row) throw notFound(what);
    return row;
  }
  const action = (verb: "add" | "change" | "delete") => `${verb}_${what}` as AuditAction;
  const sameAlready = (error: unknown): never => {
    if (isUniqueViolation(error)) throw conflict("conflict", `The same ${what} is here already.`);
    throw error;
  };

  return {
    list: () => store.all(),

    add: (actorId, content) =>
      audit
        .perform(actorId, async (transaction) => {
          if (!store.insert) throw notFound(what);
          const result = await existing(transaction, await store.insert(transaction, content));
          return { result, entry: { action: action("add"), details: { [what]: nameOf(result) } } };
        })
        .catch(sameAlready),

    change: (actorId, id, changes) =>
      audit
        .perform(actorId, async (transaction) => {
          const before = await existing(transaction, id);
          await store.update(transaction, id, changes);
          const result = await existing(transaction, id);
          return {
            result,
            entry: {
              action: action("change"),
              details: { [what]: nameOf(before), ...changed(before, result) },
            },
          };
        })
        .catch(sameAlready),

    remove: (actorId, id) =>
      audit.perform(actorId, async (transaction) => {
        const before = await existing(transaction, id);
        await store.remove?.(transaction, id);
        return {
          result: undefined,
          entry: { action: action("delete"), details: { [what]: nameOf(before) } },
        };
      }),
  };
}

/** The fields that changed: short values in full, of longer ones only the names. */
function changed(before: object, after: object): Record<string, unknown> {
  const isShort = (value: unknown) => JSON.stringify(value ?? null).length <= 120;
  const names = Object.keys(after).filter((name) => jsonOf(before, name) !== jsonOf(after, name));
  const short = names.filter((name) => [before, after].every((row) => isShort(fieldOf(row, name))));
  const pick = (row: object) => Object.fromEntries(short.map((name) => [name, fieldOf(row, name)]));
  const long = names.filter((name) => !short.includes(name));
  return {
    ...(short.length > 0 && { before: pick(before), after: pick(after) }),
    ...(long.length > 0 && { changed: long }),
  };
}

const fieldOf = (row: object, name: string): unknown => (row as Record<string, unknown>)[name];
const jsonOf = (row: object, name: string): string => JSON.stringify(fieldOf(row, name) ?? null);
