import { v7 as uuidv7 } from "uuid";
import { createStore } from "zustand/vanilla";
import type { Deleted } from "#shared/common/common.contract.ts";
import { crisisGate } from "#web/platform/crisis/crisis-gate.ts";
import { ApiError, call, hasNotArrived } from "#web/platform/http/api-client.ts";
import { connection } from "#web/platform/http/connection.ts";
import { session, sessionStore } from "#web/platform/session/session.ts";
import { now } from "#web/platform/time/clock.ts";
import {
  type Change,
  type Entry,
  nextOf,
  place,
  readEntry,
  readQueue,
  rebased,
  removeEntry,
  targetOf,
  writeEntry,
} from "./outbox-queue.ts";
import { LIMIT_MS, sendEntry } from "./outbox-sender.ts";
import { isWaitingName } from "./outbox-storage.ts";
import { asOnlySender } from "./sender-lock.ts";

/**
 * Changes that were made without a connection. They are queued on this device per person, survive a restart, and are sent
 * once, in their order. Those that the server rejects are kept for the person to decide about.
 */
const RETRY_MS = 30_000;
/** Somebody else is signed in by now, so the change stays queued for its person. */
const isOtherPerson = (error: unknown) => error instanceof ApiError && error.code === "other_person";

/** The toast about a queued change. */
export const SAVED_HERE = {
  title: "Saved on this device",
  description: "It will be sent when you're back online.",
};

/** The result of a change: the server's response, or the id of its entry in the queue. */
export type Outcome<Answer> = { isSent: true; answer: Answer } | { isSent: false; entryId: string };

interface OutboxState {
  /** The signed-in person's queue, oldest first. */
  entries: readonly Entry[];
  /** Sent entries that are shown until the screens have reloaded their data. */
  delivered: readonly Entry[];
}

/** For `useStore`. */
export const outboxStore = createStore<OutboxState>(() => ({ entries: [], delivered: [] }));

let sendingId: string | null = null;
const sentListeners = new Set<() => Promise<unknown>>();

function refresh(): void {
  const personId = session.personId();
  const entries = personId === null ? [] : readQueue(personId);
  if (JSON.stringify(entries) !== JSON.stringify(outboxStore.getState().entries))
    outboxStore.setState({ entries });
}

const nextToSend = () => nextOf(outboxStore.getState().entries, now().getTime());

/** Whether something must be sent before a change: anything that can be sent, or an earlier change of the same item. */
function isBlocked(change: Change): boolean {
  const target = targetOf(change);
  const { entries } = outboxStore.getState();
  return nextToSend() !== undefined || entries.some((entry) => !entry.refusal && targetOf(entry) === target);
}

async function sendAll(): Promise<void> {
  const delivered: Entry[] = [];
  for (;;) {
    refresh();
    const personId = session.personId();
    const entry = nextToSend();
    if (personId === null || !entry) break;
    sendingId = entry.id;
    const outcome = await sendEntry(personId, entry).finally(() => {
      sendingId = null;
    });
    if (outcome === "stop") break;
    if (outcome === "taken") {
      delivered.push(entry);
      outboxStore.setState(({ delivered }) => ({ delivered: [...delivered, entry] }));
    }
  }
  if (delivered.length > 0) void showStored(delivered);
}

/** Shows sent entries until the screens have reloaded their data. */
async function showStored(sent: readonly Entry[]): Promise<void> {
  await Promise.allSettled([...sentListeners].map((listener) => listener()));
  outboxStore.setState(({ delivered }) => ({ delivered: delivered.filter((one) => !sent.includes(one)) }));
}

/** Queues a change. @returns null if the device's storage is full or disabled */
function enqueue(userId: string, change: Change): string | null {
  const entry = place(readQueue(userId), change, uuidv7(), sendingId);
  if (!writeEntry(userId, entry)) return null;
  refresh();
  return entry.id;
}

sessionStore.subscribe(refresh);
refresh();

export const outbox = {
  list: (): readonly Entry[] => outboxStore.getState().entries,
  /**
   * Calls the listener after queued changes were sent. Screens show them from this device until its promise is settled.
   * @returns unsubscribes
   */
  onSent(listener: () => Promise<unknown>): () => void {
    sentListeners.add(listener);
    return () => {
      sentListeners.delete(listener);
    };
  },
  /**
   * Sends a change or, if the server cannot be reached or earlier changes are still queued, queues it on this device.
   * @param options.whenLater what the body says besides when it is sent later: the moment at which it was made
   * @throws ApiError when the server rejects it, or when it can neither be sent nor queued
   */
  async sendOrQueue<Answer>(
    change: Change,
    options: { keepalive?: boolean; whenLater?: Record<string, unknown> } = {},
  ): Promise<Outcome<Answer>> {
    const { whenLater, ...sending } = options;
    if (isBlocked(change)) {
      // Otherwise `call` does. It may be called much later, or from another page.
      void crisisGate.read(change.body);
      await outbox.flush();
    }
    if (!isBlocked(change)) {
      try {
        const answer = await call<Answer>(change.method, change.path, {
          body: change.body,
          limitMs: LIMIT_MS,
          ...sending,
        });
        return { isSent: true, answer };
      } catch (error) {
        if (!hasNotArrived(error) && !isOtherPerson(error)) throw error;
      }
    }
    const personId = session.personId();
    const body = whenLater ? { ...change.body, ...whenLater } : change.body;
    const entryId = personId && enqueue(personId, { ...change, ...(body && { body }) });
    if (!entryId) throw new ApiError(0, "No answer, and no room on this device");
    return { isSent: false, entryId };
  },
  /**
   * The same for a change of a row. @returns the stored row, or null while the change is queued
   * @throws ApiError
   */
  async send<Row>(change: Change): Promise<Row | null> {
    const outcome = await outbox.sendOrQueue<Row>(change);
    return outcome.isSent ? outcome.answer : null;
  },
  /**
   * The same for a deletion. @returns how to undo it
   * @throws ApiError
   */
  async delete(path: string, title: string): Promise<Deleted | { withdraw: () => void }> {
    const outcome = await outbox.sendOrQueue<Deleted>({ method: "DELETE", path, describe: { title } });
    return outcome.isSent ? outcome.answer : { withdraw: () => outbox.discard(outcome.entryId) };
  },
  /** Sends the queue, unless another tab is doing so. */
  flush: (): Promise<void> => asOnlySender(sendAll),
  /** Sends a rejected change again; after a conflict, over the current version. */
  sendAgain(id: string): Promise<void> {
    const personId = session.personId();
    const entry = personId && readEntry(personId, id);
    if (personId && entry) {
      const { refusal, tries: _, retryAt: __, ...rest } = entry;
      writeEntry(personId, rebased(rest, refusal?.current));
      refresh();
    }
    return outbox.flush();
  },
  /** Removes a change from the queue; for an item that was never stored, all its later changes too. */
  discard(id: string): void {
    const personId = session.personId();
    const entry = personId && readEntry(personId, id);
    if (!personId || !entry) return;
    for (const later of entry.method === "POST" ? readQueue(personId) : [entry]) {
      if (later.id >= id && targetOf(later) === targetOf(entry)) removeEntry(personId, later.id);
    }
    refresh();
    void outbox.flush();
  },
  /** Sends automatically from now on: at once, when the connection is back, and regularly. @returns stops it */
  watch(): () => void {
    const send = () => {
      refresh();
      if (nextToSend()) void outbox.flush();
    };
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === null || isWaitingName(key)) send();
    };
    send();
    const timer = setInterval(send, RETRY_MS);
    window.addEventListener("online", send);
    window.addEventListener("storage", handleStorage);
    const stops = [
      connection.onReturn(send),
      sessionStore.subscribe(({ isExpired }, before) => {
        if (before.isExpired && !isExpired) send();
      }),
    ];
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", send);
      window.removeEventListener("storage", handleStorage);
      for (const stop of stops) stop();
    };
  },
};
