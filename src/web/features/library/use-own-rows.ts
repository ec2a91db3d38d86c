import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { v7 as uuidv7 } from "uuid";
import { useDeleteRow } from "#web/features/undo/undo.api.ts";
import { useChangeRow, writeRows } from "#web/platform/http/rows.ts";
import { outbox } from "#web/platform/offline/outbox.ts";
import { now } from "#web/platform/time/clock.ts";
import { OWN_TEXTS, type OwnKind } from "./own-lists.content.ts";

/** A list of what a person has added: where it is stored, and how it is named in messages. */
export interface OwnList<Row extends { id: string }, Input extends object> {
  queryKey: QueryKey;
  paths: { list: string; one: (id: string) => string };
  what: OwnKind;
  /** The names of the fields with words. */
  labels: Record<string, string>;
  nameOf: (row: Row | Input) => string;
  /** The new row as the list shows it until it is stored. */
  shownOf: (body: Input & { id: string }, createdAt: string) => Row;
}

/** Stores a new row, or the changes to an existing one. Resolves to the row, or null while it is queued on this device. */
export function useSaveOwn<Row extends { id: string }, Input extends object, Changes extends object>(
  { queryKey, paths, what, labels, nameOf, shownOf }: OwnList<Row, Input>,
  row: Row | null,
) {
  const queryClient = useQueryClient();
  const { mutateAsync: add } = useMutation({
    mutationKey: queryKey,
    meta: { failed: OWN_TEXTS[what].addFailed },
    mutationFn: (input: Input) => {
      const body = { ...input, id: uuidv7() };
      return outbox.send<Row>({
        method: "POST",
        path: paths.list,
        body,
        describe: { title: `New ${what}: ${nameOf(input)}`, labels },
        shown: shownOf(body, now().toISOString()),
      });
    },
    onSuccess: (added) => {
      if (!added) return;
      writeRows<Row>(queryClient, queryKey, (rows) => [...rows.filter(({ id }) => id !== added.id), added]);
    },
  });
  const { mutateAsync: change } = useChangeRow<Row, Changes>({
    queryKey,
    id: row?.id ?? "",
    send: (changes) =>
      outbox.send<Row>({
        method: "PATCH",
        path: paths.one(row?.id ?? ""),
        body: changes as Record<string, unknown>,
        describe: { title: `Change to a ${what}: ${row ? nameOf(row) : ""}`, labels },
      }),
    failed: OWN_TEXTS[what].updateFailed,
  });
  return async (whole: Input, changes: Changes): Promise<Row | null> => {
    if (!row) return add(whole);
    if (Object.keys(changes).length === 0) return row;
    return change({ id: row.id, changes, shown: { ...changes } as unknown as Partial<Row> });
  };
}

/** Deletes a row and offers to undo it. */
export function useDeleteOwn<Row extends { id: string }, Input extends object>(
  { queryKey, paths, what, nameOf }: OwnList<Row, Input>,
  row: Row,
) {
  return useDeleteRow({
    queryKey,
    id: row.id,
    send: () => outbox.delete(paths.one(row.id), `Delete a ${what}: ${nameOf(row)}`),
    done: OWN_TEXTS[what].deleted,
    failed: OWN_TEXTS[what].deleteFailed,
  });
}
