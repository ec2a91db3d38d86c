import { useMutation, useQueryClient } from "@tanstack/react-query";
import { v7 as uuidv7 } from "uuid";
import {
  OBJECTIVE_PATHS,
  type Objective,
  type ObjectiveOrder,
} from "#shared/objectives/objectives.contract.ts";
import { statusOutsideArchive } from "#shared/objectives/objectives.rules.ts";
import { offerUndo } from "#web/features/undo/undo.api.ts";
import { call } from "#web/platform/http/api-client.ts";
import { withRow, writeRows } from "#web/platform/http/rows.ts";
import { outbox, SAVED_HERE } from "#web/platform/offline/outbox.ts";
import { toast } from "#web/ui/toast.store.ts";
import { withPlaces } from "./objective-order.rules.ts";
import { nextMilestonesQuery, ORDER_KEY, objectivesQuery, useChangeObjective } from "./objectives.api.ts";

/** Stores the person's own order of all objectives; the list shows it at once. */
export function useReorderObjectives() {
  const queryClient = useQueryClient();
  const { queryKey } = objectivesQuery;
  return useMutation({
    mutationKey: ORDER_KEY,
    scope: { id: OBJECTIVE_PATHS.order },
    meta: { failed: "Failed to move objective" },
    mutationFn: (body: ObjectiveOrder) => call<void>("PUT", OBJECTIVE_PATHS.order, { body }),
    onSuccess: (_, order) => writeRows<Objective>(queryClient, queryKey, withPlaces(order)),
    // The list may have changed on another device, which is the usual reason.
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
}

/** Archives an objective, or brings it back, with a toast that offers to undo it. */
export function useArchiveObjective(objective: Objective) {
  const queryClient = useQueryClient();
  const change = useChangeObjective(objective, "Failed to archive objective");
  const outside = statusOutsideArchive(objective);
  const save = (status: Objective["status"]): void => {
    change({ status }).then(
      (stored) => {
        if (!stored) return toast(SAVED_HERE);
        void queryClient.invalidateQueries({ queryKey: nextMilestonesQuery.queryKey });
        const [title, back] =
          status === "archived"
            ? (["Objective Archived", outside] as const)
            : (["Objective Unarchived", "archived"] as const);
        const undo = {
          label: "Undo",
          altText: "Press F8, then Undo, to take it back",
          onClick: () => save(back),
        };
        toast({ title, action: undo });
      },
      () => undefined,
    );
  };
  return () => save(objective.status === "archived" ? outside : "archived");
}

/** Stores a copy of an objective with its milestones, all open, and offers to undo it. */
export function useDuplicateObjective({ id, title }: Objective) {
  const queryClient = useQueryClient();
  const { queryKey } = objectivesQuery;
  return useMutation({
    mutationKey: queryKey,
    scope: { id },
    meta: { failed: "Failed to duplicate objective" },
    mutationFn: () => {
      const body = { id: uuidv7() };
      return outbox.send<Objective>({
        method: "POST",
        path: OBJECTIVE_PATHS.copies(id),
        itemPath: OBJECTIVE_PATHS.one(body.id),
        body,
        describe: { title: `Duplicate an objective: ${title}` },
      });
    },
    onSuccess: (copy) => {
      if (!copy) return toast(SAVED_HERE);
      writeRows(queryClient, queryKey, withRow(copy));
      void queryClient.invalidateQueries({ queryKey: nextMilestonesQuery.queryKey });
      offerUndo({
        title: "Objective Duplicated",
        description: copy.title,
        withdraw: async () => void (await call("DELETE", OBJECTIVE_PATHS.one(copy.id))),
        onRestored: () =>
          writeRows<Objective>(queryClient, queryKey, (rows) => rows.filter((row) => row.id !== copy.id)),
      });
    },
  });
}
