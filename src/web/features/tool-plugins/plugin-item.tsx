import { useMutation } from "@tanstack/react-query";
import { RISK_OWNER_MAX, type Risk, type RiskLevel } from "#shared/risks/risks.contract.ts";
import { isOpen } from "#shared/risks/risks.rules.ts";
import type { ChecklistConfig } from "#shared/tool-plugins/tool-plugins.contract.ts";
import { refusalOf, useAutosave } from "#web/platform/forms/use-autosave.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { EditableText } from "#web/ui/editable-text.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { type ItemCheck, LEVEL_OPTIONS } from "./plugin-reading.rules.ts";

type Change = Partial<Pick<ItemCheck, "checked" | "severity" | "owner">>;

interface PluginItemProps {
  item: ChecklistConfig["items"][number];
  /** Names this item's draft on the device. */
  draftName: string;
  state: ItemCheck;
  /** The risk of this item; null if there is none, undefined if unknown or if the tool creates none. */
  risk: Risk | null | undefined;
  /** Rejects if it could not be stored. */
  onSave: (change: Change) => Promise<void>;
  onAddRisk: () => Promise<void>;
}

/** An item of a checklist, with its severity and owner. */
export function PluginItem({ item, draftName, state, risk, onSave, onAddRisk }: PluginItemProps) {
  const saveOrSay = async (change: Change) => {
    try {
      await onSave(change);
    } catch (error) {
      toast({ title: "Failed to save check", description: sentenceOf(error), variant: "destructive" });
    }
  };
  return (
    <li className="border-hairline border-b py-1 last:border-b-0">
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
        <input
          type="checkbox"
          checked={state.checked}
          onChange={({ target }) => void saveOrSay({ checked: target.checked })}
          className="mt-0.5 size-5 shrink-0 scroll-mt-48 scroll-mb-6 accent-accent"
        />
        <span className="min-w-0">{item.label}</span>
      </label>
      {state.checked && (
        <Details
          item={item}
          draftName={draftName}
          state={state}
          risk={risk}
          onSeverity={(severity) => void saveOrSay({ severity })}
          onOwner={(owner) => onSave({ owner })}
          onAddRisk={onAddRisk}
        />
      )}
    </li>
  );
}

interface DetailsProps extends Pick<PluginItemProps, "item" | "draftName" | "state" | "risk" | "onAddRisk"> {
  onSeverity: (severity: RiskLevel) => void;
  onOwner: (owner: string) => Promise<void>;
}

function Details({ item, draftName, state, risk, onSeverity, onOwner, onAddRisk }: DetailsProps) {
  const limits = { label: "Owner", maxLength: RISK_OWNER_MAX };
  const edited = useAutosave({
    name: `check-owner:${draftName}`,
    stored: state.owner,
    save: (owner) => onOwner(owner.trim()),
    refuse: refusalOf(limits),
  });
  const { mutate: addRisk, isPending: isAdding } = useMutation({ mutationFn: onAddRisk });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that repeats the label above
    <div role="group" aria-label={item.label} className="mb-2 animate-fade-in pl-8">
      {item.mitigation_hint && <p className="mb-2 text-ink-2 text-sm">{item.mitigation_hint}</p>}
      <div className="grid items-start gap-x-6 gap-y-1 sm:grid-cols-[15rem_minmax(0,1fr)]">
        <div>
          <p aria-hidden="true" className="font-semibold text-sm">
            Severity
          </p>
          <Segmented
            label="Severity"
            options={LEVEL_OPTIONS}
            value={state.severity}
            onValueChange={onSeverity}
            className="mt-1"
          />
        </div>
        <div className="min-w-0">
          <p aria-hidden="true" className="font-semibold text-sm">
            Owner
          </p>
          <EditableText
            {...limits}
            edited={edited}
            placeholder="Who's taking care of it?"
            singleLine
            className="mt-1"
          />
        </div>
      </div>
      {risk && (
        <p className="mt-1 text-ink-2 text-sm">
          {isOpen(risk) ? "In your risk log" : "Resolved in your risk log"}
        </p>
      )}
      {risk === null && (
        <p className="flex flex-wrap items-center gap-x-2 text-ink-2 text-sm">
          Not in your risk log
          <Button variant="ghost" size="sm" pending={isAdding} onClick={() => addRisk()}>
            Add it
          </Button>
        </p>
      )}
    </div>
  );
}
