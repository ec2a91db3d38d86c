/** What decides which of two versions of a message stays. */
interface Versioned {
  id: string;
  revision?: number | undefined;
  replaced?: string[] | undefined;
}

/**
 * Two copies of a conversation as one, oldest message first. No message is lost, except the replies that either copy says
 * are replaced. Of one message the version with more changes stays; of equal ones, that of `stored`.
 */
export function mergeMessages<Message extends Versioned>(
  stored: readonly Message[],
  others: readonly Message[],
): Message[] {
  const byId = new Map(stored.map((message) => [message.id, message]));
  for (const other of others) {
    const own = byId.get(other.id);
    byId.set(other.id, own ? newerOf(own, other) : other);
  }
  const replaced = new Set([...byId.values()].flatMap((message) => message.replaced ?? []));
  // Ids are made in the order of time.
  return [...byId.values()]
    .filter(({ id }) => !replaced.has(id))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

function newerOf<Message extends Versioned>(stored: Message, other: Message): Message {
  const newer = (other.revision ?? 0) > (stored.revision ?? 0) ? other : stored;
  const replaced = [...new Set([...(stored.replaced ?? []), ...(other.replaced ?? [])])];
  return replaced.length > (newer.replaced?.length ?? 0) ? { ...newer, replaced } : newer;
}

/** Tells two versions of a conversation apart. */
export const versionOf = (messages: readonly Versioned[]): string =>
  messages.map(({ id, revision = 0, replaced = [] }) => `${id}:${revision}:${replaced.length}`).join();
