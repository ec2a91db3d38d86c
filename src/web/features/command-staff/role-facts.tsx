import {
  type CommandRole,
  type CommandState,
  MISSION_MAX,
} from "#shared/command-staff/command-staff.contract.ts";
import { missionPreview } from "#shared/command-staff/command-staff.rules.ts";
import { refusalOf, useAutosave } from "#web/platform/forms/use-autosave.ts";
import { Badge } from "#web/ui/badge.tsx";
import { EditableText } from "#web/ui/editable-text.tsx";
import { BoundaryFacts } from "./boundary-facts.tsx";
import { setMission } from "./command-changes.rules.ts";
import { OutcomesList } from "./outcomes-list.tsx";
import { PriorityList } from "./priority-list.tsx";
import { RoleFact } from "./role-fact.tsx";
import type { SaveChange } from "./use-command-state.ts";

export interface RoleFactsProps {
  role: CommandRole;
  state: CommandState;
  save: SaveChange;
}

/** The state of a role: what the person wrote, and figures from the rest of the plan. Some roles have none. */
export function RoleFacts({ role, state, save }: RoleFactsProps) {
  const { riskCount, lcesComplete } = state.operationalStatus;
  if (role === "ic") return <CommanderFacts state={state} save={save} />;
  if (role === "operations") return <PriorityList priorities={state.priorities} save={save} />;
  if (role === "planning") return <RoleFact name="Open risks">{riskCount}</RoleFact>;
  if (role !== "safety") return null;
  return (
    <>
      <RoleFact name="LCES">
        <Badge variant={lcesComplete ? "success" : "warning"}>
          {lcesComplete ? "Complete" : "Incomplete"}
        </Badge>
      </RoleFact>
      <RoleFact name="Open risks">{riskCount}</RoleFact>
      <p className="mt-1 text-ink-2 text-sm">
        LCES is complete with at least one lookout, communication, escape route and safety zone.
      </p>
    </>
  );
}

function CommanderFacts({ state: { intent, boundaries }, save }: Omit<RoleFactsProps, "role">) {
  const limits = { label: "mission", maxLength: MISSION_MAX };
  const edited = useAutosave({
    name: "mission",
    stored: intent.mission,
    save: (text) => save(setMission(text)),
    refuse: refusalOf(limits),
  });
  return (
    <div className="grid gap-x-6 gap-y-1 lg:grid-cols-3">
      <div>
        <p className="text-ink-2">Mission</p>
        <EditableText
          {...limits}
          edited={edited}
          placeholder="Say in one sentence what matters now"
          preview={missionPreview}
          minRows={2}
          textClassName={intent.mission ? "font-semibold" : ""}
        />
      </div>
      <OutcomesList outcomes={intent.outcomes} save={save} />
      <BoundaryFacts count={boundaries.length} />
    </div>
  );
}
