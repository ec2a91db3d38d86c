import type { QueryClient } from "@tanstack/react-query";

const turns = new WeakMap<QueryClient, Map<string, Promise<unknown>>>();

/**
 * Sends changes of one risk one after the other, in the order in which they were made: none can overtake another on the
 * way to the server.
 */
export function inTurn<Answer>(
  queryClient: QueryClient,
  riskId: string,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const last = turns.get(queryClient) ?? new Map<string, Promise<unknown>>();
  turns.set(queryClient, last);
  const turn = (last.get(riskId) ?? Promise.resolve()).then(send, send);
  last.set(riskId, turn);
  return turn;
}
