import { v7 as uuidv7 } from "uuid";
import { ApiError, call, hasNotArrived, sentenceOf } from "#web/platform/http/api-client.ts";
import { connection } from "#web/platform/http/connection.ts";
import { session, sessionStore } from "#web/platform/session/session.ts";
import {
  type Change,
  type ChangeKind,
  type Entry,
  hasArrived,
  place,
  readEntry,
  readQueue,
  rebased,
  remainderOf,
  removeEntry,
  targetOf,
  withWaiting,
  writeEntry,
} from "./outbox-queue.ts";
import { asOnlySender } from "./sender-lock.ts";

/**
 * Changes that were made while the server could not be reached. They wait on this device for their person, survive a
 * restart, and are sent once, in their order. What the server refuses is kept for the person to decide about.
 */
const RETRY_MS = 30_000;
/** A change that takes longer to be answered is kept and sent again later. */
const LIMIT_MS = 20_000;
/** Answers that say nothing about the change itself: signing in comes first, or the server is busy or broken. */
const isForLater = ({ status, code }: ApiError) =>
  code === "other_person" || [0, 401, 408, 425, 429].includes(status) || status >= 500;

/** Somebody else is signed in by now: the change waits here for its person. */
const isOtherPerson = (error: unknown) => error instanceof ApiError && error.code === "other_person";

/** Said, as a toast, of a change that waits on this device. */
export const SAVED_HERE = {
  title: "Saved on this device",
  description: "It will be sent when you are back online.",
};

/** What became of a change: the server's answer, or the entry under which it waits on this device. */
export type Outcome<Answer> = { isSent: true; answer: Answer } | { isSent: false; entryId: string };

let sendingId: string | null = null;
let entries: readonly Entry[] = [];
const listeners = new Set<() => void>();
const sentListeners = new Set<() => void>();

function refresh(): void {
  const personId = session.personId();
  const next = personId === null ? [] : readQueue(personId);
  if (JSON.stringify(next) === JSON.stringify(entries)) return;
  entries = next;
  for (const listener of listeners) listener();
}

/** The first that may go: not refused, and not about an item whose earlier change was. */
function nextOf(queue: readonly Entry[]): Entry | undefined {
  const held = new Set(queue.filter(({ refusal }) => refusal).map(targetOf));
  return queue.find((entry) => !entry.refusal && !held.has(targetOf(entry)));
}

function isWaiting(): boolean {
  return entries.some(({ refusal }) => !refusal);
}

/** Sends one entry and stores what came of it. False when nothing can be sent for now. */
async function sendOne(userId: string, entry: Entry): Promise<boolean> {
  let answer: unknown;
  try {
    answer = await call(entry.method, entry.path, {
      body: entry.body,
      limitMs: LIMIT_MS,
      isInBackground: true,
    });
  } catch (error) {
    if (!(error instanceof ApiError) || isForLater(error)) return false;
    const current = (error.body as { current?: unknown } | null)?.current;
    if (error.status === 409 && hasArrived(entry, current)) answer = current;
    else if (entry.method !== "DELETE" || error.status !== 404) {
      const stored = readEntry(userId, entry.id);
      const refusal = { status: error.status, sentence: sentenceOf(error) };
      const seen = typeof current === "object" && current !== null ? { current: { ...current } } : {};
      if (stored) writeEntry(userId, { ...stored, refusal: { ...refusal, ...seen } });
      return true;
    }
  }
  const stored = readEntry(userId, entry.id);
  const remainder = stored && remainderOf(entry, stored, answer);
  if (remainder) writeEntry(userId, remainder);
  else removeEntry(userId, entry.id);
  for (const later of readQueue(userId)) {
    if (later.id > entry.id && targetOf(later) === targetOf(entry))
      writeEntry(userId, rebased(later, answer));
  }
  return true;
}

async function sendAll(): Promise<void> {
  let hasSent = false;
  for (;;) {
    const userId = session.personId();
    const entry = userId === null ? undefined : nextOf(readQueue(userId));
    if (userId === null || !entry) break;
    sendingId = entry.id;
    const goesOn = await sendOne(userId, entry).finally(() => {
      sendingId = null;
    });
    refresh();
    if (!goesOn) break;
    hasSent = true;
  }
  if (hasSent) for (const listener of sentListeners) listener();
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
  /** For `useSyncExternalStore`: everything that waits for the signed-in person, oldest first. */
  list: (): readonly Entry[] => entries,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** Called after waiting changes have been answered: what screens show of them may have changed. */
  onSent(listener: () => void): () => void {
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
    if (isWaiting()) await outbox.flush();
    if (!isWaiting()) {
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
  /** Sends what waits, unless another tab is doing so. */
  flush: (): Promise<void> => asOnlySender(sendAll),
  /** Sends a refused change once more; after a conflict, in the place of what the server has now. */
  sendAgain(id: string): Promise<void> {
    const personId = session.personId();
    const entry = personId && readEntry(personId, id);
    if (personId && entry) {
      const { refusal, ...rest } = entry;
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
  /** A list as it will be once everything of this kind is sent. */
  withWaiting<Item extends { id: string }>(
    kind: ChangeKind,
    items: readonly Item[],
    options: { addTo: "front" | "back"; fits?: (item: Item) => boolean },
  ): Item[] {
    return withWaiting(
      entries.filter((entry) => entry.kind === kind),
      items,
      options,
    );
  },
  /** Sends by itself from now on: at once, when the network or the server is back, and every so often. */
  watch(): () => void {
    const send = () => {
      refresh();
      if (isWaiting()) void outbox.flush();
    };
    send();
    const timer = setInterval(send, RETRY_MS);
    window.addEventListener("online", send);
    window.addEventListener("storage", refresh);
    const stops = [
      connection.onReturn(send),
      sessionStore.subscribe(({ isExpired }, before) => {
        if (before.isExpired && !isExpired) send();
      }),
    ];
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", send);
      window.removeEventListener("storage", refresh);
      for (const stop of stops) stop();
    };
  },
};
