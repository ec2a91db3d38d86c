/** Whose things on this device are in use: the id of the signed-in person, or null. */
let personId: string | null = null;
const listeners = new Set<() => void>();

export const devicePerson = {
  get: (): string | null => personId,
  set(userId: string | null): void {
    if (userId === personId) return;
    personId = userId;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
