import { PILLAR_MEANINGS, PILLARS, type Pillar } from "#shared/doctrine/pillars.ts";
import type { Objective } from "#shared/objectives/objectives.contract.ts";
import { Field } from "#web/ui/field.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import { LcesTagCards } from "./lces-tag-cards.tsx";
import { useChangeObjective } from "./objectives.api.ts";

/** The pillar and the LCES tags of an objective, saved on each change. */
export function ObjectiveChoices({ objective }: { objective: Objective }) {
  const { pillar, tags } = objective;
  const change = useChangeObjective(objective, "Failed to update objective");
  const choose = (choice: Pick<Objective, "pillar"> | Pick<Objective, "tags">) => {
    change(choice).catch(() => undefined);
  };
  return (
    <>
      <Field label="Pillar" hint={PILLAR_MEANINGS[pillar]}>
        <NativeSelect
          options={PILLARS.map((value) => ({ value, label: value }))}
          value={pillar}
          onChange={(event) => choose({ pillar: event.target.value as Pillar })}
        />
      </Field>
      <LcesTagCards
        legend="Safety Readiness"
        hint="What this objective does for your safety plan."
        isShort
        value={tags}
        onValueChange={(chosen) => choose({ tags: chosen })}
      />
    </>
  );
}
