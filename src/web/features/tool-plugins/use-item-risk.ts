import { useQueryClient } from "@tanstack/react-query";
import { RISK_PATHS, type Risk, type RiskChangesInput } from "#shared/risks/risks.contract.ts";
import { isOpen } from "#shared/risks/risks.rules.ts";
import { riskOf } from "#shared/tool-plugins/checklist.rules.ts";
import { risksQuery, useAddRisk } from "#web/features/risks/risks.api.ts";
import { call, sentenceOf } from "#web/platform/http/api-client.ts";
import { withRow, writeRows } from "#web/platform/http/rows.ts";
import { toast, toastFailure } from "#web/ui/toast.store.ts";
import { type Checklist, type ItemCheck, riskFrom } from "./plugin-reading.rules.ts";

/** Lets the risk log follow what is checked with a tool. What fails here is said and goes no further. */
export function useItemRisk({ slug, config }: Checklist) {
  const queryClient = useQueryClient();
  const { mutateAsync: addRisk } = useAddRisk();

  /** Makes the risk of an item; the server makes it once, however often it is asked. */
  async function add(item: ItemCheck): Promise<void> {
    const risk = riskOf(slug, config, item);
    if (!risk) return;
    const isAdded = await addRisk(risk).then(
      () => true,
      () => false,
    );
    if (isAdded) toast({ title: "It is in your risk log", description: risk.hazard });
  }

  /** Takes another severity or owner over into the risk, where there is one. */
  async function update(changes: RiskChangesInput, code: string): Promise<void> {
    try {
      const risk = riskFrom(await queryClient.ensureQueryData(risksQuery), slug, code);
      if (!risk) return;
      const changed = await call<Risk>("PATCH", RISK_PATHS.one(risk.id), { body: changes });
      writeRows(queryClient, risksQuery.queryKey, withRow(changed));
    } catch (error) {
      toastFailure("Failed to update risk", sentenceOf(error));
    }
  }

  /** Follows one stored change of an item: checking adds, unchecking leaves the risk where it is and says so. */
  async function follow(before: ItemCheck, after: ItemCheck): Promise<void> {
    if (config.logic.onCheck.length === 0) return;
    if (after.checked && !before.checked) return add(after);
    if (after.checked) {
      const changes: RiskChangesInput = {
        ...(after.severity !== before.severity && { severity: after.severity }),
        ...(after.owner !== before.owner && { owner: after.owner }),
      };
      if (Object.keys(changes).length > 0) await update(changes, after.code);
      return;
    }
    const left = before.checked && riskFrom(queryClient.getQueryData(risksQuery.queryKey), slug, after.code);
    if (left && isOpen(left)) toast({ title: "Unchecked", description: "The risk stays in your risk log." });
  }

  return { add, follow };
}
