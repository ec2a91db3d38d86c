import { v7 as uuidv7 } from "uuid";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import { type Clock, momentAfter } from "#server/platform/clock/clock.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Stored } from "#server/platform/db/owned-rows.ts";
import type { Page } from "#server/platform/db/pages.ts";
import { inOrder } from "#server/platform/db/row-order.ts";
import { changedMeanwhile, idTaken, notFound } from "#server/platform/http/errors.ts";
import type { Deleted } from "#shared/common/common.contract.ts";
import type { PageQuery } from "#shared/common/pages.contract.ts";
import { MODE_IDS, type ModeId } from "#shared/modes/modes.ts";
import type { LogEntry, NewLogEntry } from "#shared/safety/history.contract.ts";
import { completenessOf, isOfMode, newItemTitle } from "#shared/safety/lces.rules.ts";
import { inPlanOrder, nextPlace, placesAfter } from "#shared/safety/plan-order.rules.ts";
import type {
  NewSafetyItem,
  SafetyItem,
  SafetyItemChanges,
  SafetyOrder,
  SafetyQuery,
} from "#shared/safety/safety.contract.ts";
import { changesOf } from "./changes.rules.ts";
import type { PlanInChange, SafetyRepository } from "./safety.repository.ts";

export type SafetyService = ReturnType<typeof createSafetyService>;

interface Deps {
  repository: SafetyRepository;
  clock: Clock;
}

type Change = Pick<LogEntry, "field" | "oldValue" | "newValue">;

/** Consecutive saves of one field within this time count as one change, unless something else was recorded between. */
const EDITING_SESSION_MS = 10 * 60_000;

/**
 * Removes the previous save's entry from the history if this change continues it, so a text that is saved while typing
 * is recorded once.
 * @returns the change since the editing session began
 */
async function inOneSession(
  plan: PlanInChange,
  itemId: string,
  change: Change,
  createdAt: string,
): Promise<Change> {
  const since = new Date(Date.parse(createdAt) - EDITING_SESSION_MS).toISOString();
  const before = await plan.newestChange(itemId, change.field, since);
  if (!before || before.newValue !== change.oldValue) return change;
  await plan.removeFromHistory(before.id);
  return { ...change, oldValue: before.oldValue };
}

export function createSafetyService({ repository, clock }: Deps) {
  /** Records a change in its transaction: in the history, and as a completeness reading. */
  async function record(
    plan: PlanInChange,
    { id, mode }: Pick<SafetyItem, "id" | "mode">,
    changes: readonly Change[],
    createdAt: string,
  ): Promise<void> {
    const entries = await Promise.all(changes.map((change) => inOneSession(plan, id, change, createdAt)));
    const lasting = entries.filter(({ oldValue, newValue }) => oldValue !== newValue);
    if (lasting.length > 0) {
      await plan.log(
        lasting.map((change) => ({ id: uuidv7(), entity: "safety", itemId: id, ...change, mode, createdAt })),
      );
    }
    const items = await plan.items();
    for (const mode of MODE_IDS) {
      const ofMode = items.filter((item) => isOfMode(item, mode));
      const { percent } = completenessOf({ items: ofMode, sessions: [], objectives: [] });
      const newest = await plan.newestReading(mode);
      if (percent === (newest?.percent ?? 0)) continue;
      const readAt = momentAfter(newest?.createdAt ?? null, clock);
      await plan.addReading({ id: uuidv7(), mode, percent, createdAt: readAt });
    }
  }

  return {
    /** Oldest first. */
    list: (ownerId: OwnerId, query: SafetyQuery): Promise<Page<SafetyItem>> =>
      repository.list(ownerId, query),

    /** The plan of a mode, or of all modes, in its order. */
    async listAll(ownerId: OwnerId, { mode }: { mode?: ModeId | undefined }): Promise<SafetyItem[]> {
      const items = await repository.all(ownerId);
      return inPlanOrder(mode === undefined ? items : items.filter((item) => isOfMode(item, mode)));
    },

    /**
     * Stores an item, at most once per id.
     * @throws HttpError 409 when the id belongs to somebody else
     */
    create: (
      ownerId: OwnerId,
      { id = uuidv7(), title, ...given }: NewSafetyItem,
    ): Promise<Stored<SafetyItem>> =>
      repository.change(ownerId, async (plan) => {
        const now = clock.nowIso();
        const item: SafetyItem = {
          id,
          ...given,
          title: title ?? newItemTitle(given.kind),
          orderIndex: nextPlace(await plan.items(), given.kind),
          ownerId,
          confidence: null,
          updatedAt: now,
          updatedBy: ownerId,
          createdAt: now,
        };
        const stored = await plan.insert(item);
        if (!stored) throw idTaken("item");
        if (stored.isNew) {
          await record(plan, item, [{ field: "created", oldValue: null, newValue: item.title }], now);
        }
        return stored;
      }),

    /**
     * Changes the fields that differ; if none does, the item keeps its version.
     * @throws HttpError 404, or 409 with the stored item if it is not the version that the change was based on
     */
    update: (
      ownerId: OwnerId,
      id: string,
      { baseUpdatedAt, ...asked }: SafetyItemChanges,
    ): Promise<SafetyItem> =>
      repository.change(ownerId, async (plan) => {
        const before = await plan.find(id);
        if (!before) throw notFound("safety item");
        const changes = changesOf(before, asked);
        const pinned = asked.pinned ?? before.pinned;
        // This is also the case when a change is repeated because its response was lost.
        if (changes.length === 0) {
          if (pinned !== before.pinned) await plan.update({ ...before, pinned });
          return { ...before, pinned };
        }
        if (baseUpdatedAt !== undefined && baseUpdatedAt !== before.updatedAt) throw changedMeanwhile(before);
        const after: SafetyItem = {
          ...before,
          title: asked.title ?? before.title,
          details: asked.details ?? before.details,
          linkUrl: asked.linkUrl === undefined ? before.linkUrl : asked.linkUrl,
          useAllModes: asked.useAllModes ?? before.useAllModes,
          pinned,
          updatedAt: momentAfter(before.updatedAt, clock),
          updatedBy: ownerId,
        };
        await plan.update(after);
        await record(plan, after, changes, after.updatedAt);
        return after;
      }),

    /**
     * Reorders one list of a mode. Items that this mode does not show keep their places among the others.
     * @throws HttpError 409 when the list has changed meanwhile
     */
    reorder: (ownerId: OwnerId, { kind, mode, ids }: SafetyOrder): Promise<void> =>
      repository.change(ownerId, async (plan) => {
        const stored = (await plan.items()).filter((item) => item.kind === kind);
        const shown = stored.filter((item) => isOfMode(item, mode));
        const arranged = inOrder(shown, ids);
        await plan.place(
          placesAfter(
            stored,
            arranged.map(({ id }) => id),
          ),
        );
      }),

    /** @throws HttpError 404 */
    delete: (ownerId: OwnerId, id: string): Promise<Deleted> =>
      repository.change(ownerId, async (plan) => {
        const item = await plan.find(id);
        const undoId = item && (await plan.delete(id, clock.nowIso()));
        if (!undoId) throw notFound("safety item");
        const deleted = { field: "deleted", oldValue: item.title, newValue: null };
        await record(plan, item, [deleted], momentAfter(item.updatedAt, clock));
        return { undoId };
      }),

    /** Records in the history that items have been restored. */
    recordRestored: (
      transaction: Database,
      ownerId: OwnerId,
      items: readonly Pick<SafetyItem, "id" | "mode" | "title" | "updatedAt">[],
    ): Promise<void> =>
      repository.changeWithin(transaction, ownerId, async (plan) => {
        for (const item of items) {
          const restored = { field: "restored", oldValue: null, newValue: item.title };
          await record(plan, item, [restored], momentAfter(item.updatedAt, clock));
        }
      }),

    /**
     * Newest first; works for deleted items too.
     * @throws HttpError 404
     */
    async history(ownerId: OwnerId, itemId: string, page: PageQuery): Promise<Page<LogEntry>> {
      const entries = await repository.history(ownerId, itemId, page);
      if (entries.rows.length === 0 && !(await repository.has(ownerId, itemId)))
        throw notFound("safety item");
      return entries;
    },

    /** The history of all items, deleted ones too: one item after the other, oldest first. */
    wholeHistory: (ownerId: OwnerId, page: PageQuery): Promise<Page<LogEntry>> =>
      repository.wholeHistory(ownerId, page),

    /**
     * Adds a person's own entry.
     * @throws HttpError 404
     */
    addLogEntry: (ownerId: OwnerId, { itemId, mode, ...entry }: NewLogEntry): Promise<LogEntry> =>
      repository.change(ownerId, async (plan) => {
        const item = await plan.find(itemId);
        if (!item) throw notFound("safety item");
        const now = clock.nowIso();
        // Never before the change that the entry may refer to.
        const createdAt = now > item.updatedAt ? now : item.updatedAt;
        const logged = { id: uuidv7(), itemId, ...entry, mode: mode ?? item.mode, createdAt };
        await plan.log([logged]);
        await plan.checkHistory();
        return logged;
      }),
  };
}
