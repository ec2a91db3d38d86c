import {
  type CommandRole,
  type CommandState,
  type CommandStateChangesInput,
  DEFAULT_OWNER,
} from "#shared/command-staff/command-staff.contract.ts";
import { activePriorityCount, isOwnedByMe } from "#shared/command-staff/command-staff.rules.ts";

export type Priority = CommandState["priorities"][number];

/** A part in which two edits can conflict; a role means its owner. */
export type CommandPart = "mission" | "outcomes" | "priorities" | CommandRole;

/** An edit that can be applied again to a newer state. */
export interface CommandChange {
  part: CommandPart;
  apply: (state: CommandState) => CommandState;
  /** Whether its part is the same in both, so that applying it to `current` does not overwrite another edit. */
  isUntouched: (base: CommandState, current: CommandState) => boolean;
}

const withIntent = (state: CommandState, intent: Partial<CommandState["intent"]>): CommandState => ({
  ...state,
  intent: { ...state.intent, ...intent },
});

export function setMission(mission: string): CommandChange {
  return {
    part: "mission",
    apply: (state) => withIntent(state, { mission: mission.trim() }),
    isUntouched: (base, current) => base.intent.mission === current.intent.mission,
  };
}

function outcomesChange(
  change: (outcomes: string[]) => string[],
  isUntouched: (current: readonly string[]) => boolean = () => true,
): CommandChange {
  return {
    part: "outcomes",
    apply: (state) => withIntent(state, { outcomes: change(state.intent.outcomes) }),
    isUntouched: (_base, current) => isUntouched(current.intent.outcomes),
  };
}

/** At the end unless it is already there, or at `place` to put a removed one back. */
export function addOutcome(text: string, place?: number): CommandChange {
  return outcomesChange((outcomes) =>
    place === undefined && outcomes.includes(text.trim())
      ? outcomes
      : outcomes.toSpliced(place ?? outcomes.length, 0, text.trim()),
  );
}

export function editOutcome(place: number, before: string, after: string): CommandChange {
  return outcomesChange(
    (outcomes) => {
      const index = placeOf(outcomes, place, before);
      return index < 0 ? [...outcomes, after.trim()] : outcomes.with(index, after.trim());
    },
    (current) => current.includes(before),
  );
}

export function removeOutcome(place: number, text: string): CommandChange {
  return outcomesChange((outcomes) => {
    const index = placeOf(outcomes, place, text);
    return index < 0 ? outcomes : outcomes.toSpliced(index, 1);
  });
}

/** Outcomes have no ids: finds the text at its place, or else the first with that text. */
function placeOf(outcomes: readonly string[], place: number, text: string): number {
  return outcomes[place] === text ? place : outcomes.indexOf(text);
}

function prioritiesChange(
  change: (priorities: Priority[]) => Priority[],
  isUntouched: CommandChange["isUntouched"] = () => true,
): CommandChange {
  return {
    part: "priorities",
    apply: (state) => ({ ...state, priorities: change(state.priorities) }),
    isUntouched,
  };
}

/** At the end, or at `place` to put a removed one back. */
export function addPriority(priority: Priority, place?: number): CommandChange {
  return prioritiesChange((priorities) =>
    priorities.some(({ id }) => id === priority.id)
      ? priorities
      : priorities.toSpliced(place ?? priorities.length, 0, { ...priority, title: priority.title.trim() }),
  );
}

export function editPriority(id: string, edit: Partial<Pick<Priority, "title" | "status">>): CommandChange {
  const find = ({ priorities }: CommandState) => priorities.find((priority) => priority.id === id);
  return prioritiesChange(
    (priorities) => priorities.map((priority) => (priority.id === id ? { ...priority, ...edit } : priority)),
    (base, current) => JSON.stringify(find(base)) === JSON.stringify(find(current)),
  );
}

export function removePriority(id: string): CommandChange {
  return prioritiesChange((priorities) => priorities.filter((priority) => priority.id !== id));
}

/** Moves a priority to the place of another. */
export function movePriority(id: string, placeOfId: string): CommandChange {
  return prioritiesChange((priorities) => {
    const moved = priorities.find((priority) => priority.id === id);
    const to = priorities.findIndex((priority) => priority.id === placeOfId);
    if (!moved || to < 0) return priorities;
    return priorities.filter((priority) => priority !== moved).toSpliced(to, 0, moved);
  });
}

/** Delegates a role, or takes it back if the owner is the person. */
export function setOwner(role: CommandRole, owner: string, note: string): CommandChange {
  return {
    part: role,
    apply: (state) => {
      const others = state.delegations.filter((delegation) => delegation.role !== role);
      const isMine = isOwnedByMe(owner);
      const delegation = { role, owner: owner.trim(), itemCount: itemsOf(role, state), note: note.trim() };
      return {
        ...state,
        delegations: isMine ? others : [...others, delegation],
        roleOwners: { ...state.roleOwners, [role]: isMine ? DEFAULT_OWNER : owner.trim() },
      };
    },
    isUntouched: (base, current) => isSamePart(base, current, role),
  };
}

/** The number of items that are delegated with a role. */
function itemsOf(role: CommandRole, state: CommandState): number {
  if (role === "ic") return state.intent.outcomes.length;
  if (role === "operations") return activePriorityCount(state);
  return role === "safety" || role === "planning" ? state.operationalStatus.riskCount : 0;
}

/** Replaces a part with that of `source`. */
export function replacePart(part: CommandPart, source: CommandState): CommandChange {
  return {
    part,
    apply: (state) => copyPart(part, source, state),
    isUntouched: (base, current) => isSamePart(base, current, part),
  };
}

function copyPart(part: CommandPart, source: CommandState, target: CommandState): CommandState {
  if (part === "mission" || part === "outcomes") return withIntent(target, { [part]: source.intent[part] });
  if (part === "priorities") return { ...target, priorities: source.priorities };
  return {
    ...target,
    roleOwners: { ...target.roleOwners, [part]: source.roleOwners[part] },
    delegations: [
      ...target.delegations.filter(({ role }) => role !== part),
      ...source.delegations.filter(({ role }) => role === part),
    ],
  };
}

function isSamePart(one: CommandState, other: CommandState, part: CommandPart): boolean {
  return JSON.stringify(linesOf(one, part)) === JSON.stringify(linesOf(other, part));
}

/** The lines of a part, to be shown beside another version. */
export function linesOf(state: CommandState, part: CommandPart): string[] {
  if (part === "mission") return state.intent.mission === "" ? [] : [state.intent.mission];
  if (part === "outcomes") return state.intent.outcomes;
  if (part === "priorities") {
    return state.priorities.map(({ title, status }) =>
      status === "active" ? title : `${title} (${status})`,
    );
  }
  const note = state.delegations.find(({ role }) => role === part)?.note ?? "";
  return [state.roleOwners[part], note].filter((line) => line !== "");
}

/** The request body for a state. @param basedOn the state that was edited */
export function changesOf(
  { intent: { mission, outcomes }, priorities, delegations, roleOwners }: CommandState,
  basedOn: CommandState,
): CommandStateChangesInput {
  return {
    intent: { mission, outcomes },
    priorities,
    delegations,
    roleOwners,
    basedOn: basedOn.updatedAt,
  };
}
