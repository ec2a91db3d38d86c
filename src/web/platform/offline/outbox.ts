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
 * Changes that were made while the server could not be reached. They wait on this device for their person, survive a
 * restart, and are sent once, in their order. What the server refuses is kept for the person to decide about.
 */
const RETRY_MS = 30_000;
/** Somebody else is signed in by now: the change waits here for its person. */
const isOtherPerson = (error: unknown) => error instanceof ApiError && error.code === "other_person";

/** Said, as a toast, of a change that waits on this device. */
export const SAVED_HERE = {
  title: "Saved on this device",
  description: "It will be sent when you are back online.",
};

/** What became of a change: the server's answer, or the entry under which it waits on this device. */
export type Outcome<Answer> = { isSent: true; answer: Answer } | { isSent: false; entryId: string };

interface OutboxState {
  /** Everything that waits for the signed-in person, oldest first. */
  entries: readonly Entry[];
  /** What has just been sent and is still shown, until the screens have read it from the server. */
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

/** Whether something has to go before a change: all that may go, and what waits of the same item. */
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

/** Shows what was sent until the screens have it from the server. */
async function showStored(sent: readonly Entry[]): Promise<void> {
  await Promise.allSettled([...sentListeners].map((listener) => listener()));
  outboxStore.setState(({ delivered }) => ({ delivered: delivered.filter((one) => !sent.includes(one)) }));
}

/** Stores a change at its place. Null where the device's storage is full or switched off. */
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
   * Called after waiting changes have been answered. What screens show of them comes from this device until the promise
   * that it answers is settled.
   */
  onSent(listener: () => Promise<unknown>): () => void {
    sentListeners.add(listener);
    return () => {
      sentListeners.delete(listener);
    };
  },
  /**
   * Sends a change or, when the server cannot be reached or earlier changes still wait, keeps it on this device until
   * it can be sent.
   * @param options.whenLater what the body says besides when it is sent later: the moment at which it was made
   * @throws ApiError when the server refuses it, or when it can neither be sent nor kept
   */
  async sendOrQueue<Answer>(
    change: Change,
    options: { keepalive?: boolean; whenLater?: Record<string, unknown> } = {},
  ): Promise<Outcome<Answer>> {
    const { whenLater, ...sending } = options;
    // Now, since it may be sent much later.
    void crisisGate.read(change.body);
    if (isBlocked(change)) await outbox.flush();
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
   * The same for a change of a row: answers it as it is stored, or null while the change waits here.
   * @throws ApiError
   */
  async send<Row>(change: Change): Promise<Row | null> {
    const outcome = await outbox.sendOrQueue<Row>(change);
    return outcome.isSent ? outcome.answer : null;
  },
  /**
   * The same for a deletion: answers how it is taken back.
   * @throws ApiError
   */
  async delete(path: string, title: string): Promise<Deleted | { withdraw: () => void }> {
    const outcome = await outbox.sendOrQueue<Deleted>({ method: "DELETE", path, describe: { title } });
    return outcome.isSent ? outcome.answer : { withdraw: () => outbox.discard(outcome.entryId) };
  },
  /** Sends what waits, unless another tab is doing so. */
  flush: (): Promise<void> => asOnlySender(sendAll),
  /** Sends a refused change once more; after a conflict, in the place of what the server has now. */
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
  /** Takes a change out of the line for good; with an item that was never stored, all later changes to it. */
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
  /** Sends by itself from now on: at once, when the network or the server is back, and every so often. */
  watch(): () => void {
    const send = () => {
      refresh();
      if (nextToSend()) void outbox.flush();
    };
    const hear = ({ key }: StorageEvent) => {
      if (key === null || isWaitingName(key)) send();
    };
    send();
    const timer = setInterval(send, RETRY_MS);
    window.addEventListener("online", send);
    window.addEventListener("storage", hear);
    const stops = [
      connection.onReturn(send),
      sessionStore.subscribe(({ isExpired }, before) => {
        if (before.isExpired && !isExpired) send();
      }),
    ];
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", send);
      window.removeEventListener("storage", hear);
      for (const stop of stops) stop();
    };
  },
};
