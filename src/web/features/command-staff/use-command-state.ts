import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import {
  COMMAND_STAFF_PATHS,
  COMMAND_STORE_KEY,
  type CommandState,
} from "#shared/command-staff/command-staff.contract.ts";
import { fitCommandStore } from "#shared/command-staff/command-staff.rules.ts";
import { boundariesQuery } from "#web/features/boundaries/boundaries.api.ts";
import { writeDeviceCopy } from "#web/platform/device/device-copy.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { usePendingChanges } from "#web/platform/http/pending-changes.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { type CommandChange, type CommandPart, changesOf, replacePart } from "./command-changes.rules.ts";
import { commandStateQuery, putCommandState, showCommandState } from "./command-staff.api.ts";

/** Stores one edit. Rejects with a message for the person, whose text the caller keeps. */
export type SaveChange = (change: CommandChange) => Promise<void>;

export interface CommandConflict {
  part: CommandPart;
  mine: CommandState;
  theirs: CommandState;
  decide: (choice: "mine" | "theirs" | "later") => void;
}

/** The queries of all modes: the state is the same in each, except for its figures. */
const SHARED_STATE = [COMMAND_STAFF_PATHS.state] as const;

/** The person closed the conflict dialog without a choice. */
class UndecidedError extends Error {
  constructor() {
    super("Not saved yet: it was also changed somewhere else.");
  }
}

/**
 * The person's command state with pending edits. Edits are stored one after the other. If another tab or device stored a
 * newer state, the edit is applied to that; if both changed the same part, the person decides.
 */
export function useCommandState() {
  const { mode } = useMode();
  const queryClient = useQueryClient();
  const query = useQuery(commandStateQuery(mode.id));
  const [conflict, setConflict] = useState<CommandConflict | null>(null);
  const isThere = useIsThere();
  const stored = useWithBoundaries(query.data, query.dataUpdatedAt);

  useEffect(() => {
    if (stored) writeDeviceCopy(COMMAND_STORE_KEY, fitCommandStore(stored));
  }, [stored]);

  const ask = (part: CommandPart, mine: CommandState, theirs: CommandState) =>
    new Promise<"mine" | "theirs" | "later">((resolve) => {
      if (!isThere.current) return resolve("later");
      const decide = (choice: "mine" | "theirs" | "later") => {
        setConflict(null);
        resolve(choice);
      };
      setConflict({ part, mine, theirs, decide });
    });

  const store = async (change: CommandChange): Promise<void> => {
    // The response of a running fetch would not contain this edit.
    await queryClient.cancelQueries({ queryKey: SHARED_STATE });
    const start = queryClient.getQueryData(commandStateQuery(mode.id).queryKey);
    if (!start) throw new Error("Please try again.");
    let base = start;
    let edit = change;
    for (;;) {
      const next = edit.apply(base);
      const answer = await putCommandState(mode.id, changesOf(next, base));
      if (!answer.conflict) {
        return showCommandState(queryClient, mode.id, answer.state);
      }
      const theirs = answer.state;
      if (!edit.isUntouched(base, theirs)) {
        const choice = await ask(edit.part, next, theirs);
        if (choice === "later") throw new UndecidedError();
        if (choice === "theirs") return showCommandState(queryClient, mode.id, theirs);
        edit = replacePart(edit.part, next);
      }
      base = theirs;
    }
  };

  const { mutateAsync: save } = useMutation({
    mutationKey: SHARED_STATE,
    scope: { id: COMMAND_STAFF_PATHS.state },
    mutationFn: (change: CommandChange) =>
      store(change).catch((error: unknown) => {
        throw error instanceof UndecidedError ? error : new Error(sentenceOf(error), { cause: error });
      }),
  });
  const pending = usePendingChanges<CommandChange>(SHARED_STATE);
  const state = stored && pending.reduce((shown, { apply }) => apply(shown), stored);
  return { ...query, state, save, conflict };
}

/** The state with newer boundaries from their own query. */
function useWithBoundaries(state: CommandState | undefined, answeredAt: number): CommandState | undefined {
  // Disabled, because it only reads the cache.
  const { data: boundaries, dataUpdatedAt } = useQuery({ ...boundariesQuery, enabled: false });
  return useMemo(() => {
    if (!state || !boundaries || dataUpdatedAt < answeredAt) return state;
    return {
      ...state,
      boundaries: boundaries.map(({ id, name, statement, honored }) => ({ id, name, statement, honored })),
    };
  }, [state, boundaries, dataUpdatedAt, answeredAt]);
}

function useIsThere() {
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return isThere;
}
