import { useMutation, useQueryClient } from "@tanstack/react-query";
import { RISK_PATHS, type Risk, type RiskChangesInput } from "#shared/risks/risks.contract.ts";
import { riskOf } from "#shared/tool-plugins/checklist.rules.ts";
import type { PluginCheckAnswer } from "#shared/tool-plugins/tool-plugins.contract.ts";
import { risksQuery, useAddRisk } from "#web/features/risks/risks.api.ts";
import { call } from "#web/platform/http/api-client.ts";
import { type RowChange, withRow, writeRows } from "#web/platform/http/rows.ts";
import { SAVED_HERE } from "#web/platform/offline/outbox.ts";
import { toast } from "#web/ui/toast.store.ts";
import { type Checklist, type ItemCheck, riskFrom } from "./plugin-reading.rules.ts";

/** Updates the risk log after changes in a tool. Failures are shown as toasts and never thrown. */
export function useItemRisk({ slug, config }: Checklist) {
  const queryClient = useQueryClient();
  const { mutateAsync: addRisk } = useAddRisk();
  // Not through the outbox: it follows a check, which is only stored online.
  const { mutate: change } = useMutation({
    mutationKey: risksQuery.queryKey,
    scope: { id: slug },
    meta: { failed: "Failed to update risk" },
    mutationFn: ({ id, changes }: Pick<RowChange<Risk, RiskChangesInput>, "id" | "changes">) =>
      call<Risk>("PATCH", RISK_PATHS.one(id), { body: changes }),
    onSuccess: (changed, { changes }) => {
      writeRows(queryClient, risksQuery.queryKey, withRow(changed));
      if (changes.status === "resolved") toast({ title: "Risk resolved", description: changed.hazard });
    },
  });

  /** Adds the risk of an item. Idempotent on the server. */
  async function add(item: ItemCheck): Promise<void> {
    const risk = riskOf(slug, config, item);
    if (!risk) return;
    const done = await addRisk(risk).then(
      (stored) => (stored ? { title: "It's in your risk log", description: risk.hazard } : SAVED_HERE),
      () => null,
    );
    if (done) toast(done);
  }

  /** Copies a changed severity or owner to the item's risk, if there is one. */
  async function updateFrom(before: ItemCheck, after: ItemCheck): Promise<void> {
    const changes: RiskChangesInput = {
      ...(after.severity !== before.severity && { severity: after.severity }),
      ...(after.owner !== before.owner && { owner: after.owner }),
    };
    if (Object.keys(changes).length === 0) return;
    const risks = await queryClient.ensureQueryData(risksQuery).catch(() => []);
    const risk = riskFrom(risks, slug, after.code);
    if (risk) change({ id: risk.id, changes });
  }

  function offerToResolve({ id, hazard }: NonNullable<PluginCheckAnswer["openRisk"]>): void {
    toast({
      title: "Unchecked. The risk is still open.",
      description: hazard,
      action: {
        label: "Mark as resolved",
        altText: "Press F8, then Mark as resolved, to close the risk",
        onClick: () => change({ id, changes: { status: "resolved" } }),
      },
    });
  }

  /**
   * After a stored change of an item: checking adds its risk, unchecking offers to resolve it.
   * @param openRisk the risk that unchecking left open
   */
  async function follow(
    before: ItemCheck,
    after: ItemCheck,
    openRisk: PluginCheckAnswer["openRisk"],
  ): Promise<void> {
    if (config.logic.onCheck.length === 0) return;
    if (after.checked && !before.checked) await add(after);
    else if (after.checked) await updateFrom(before, after);
    else if (before.checked && openRisk) offerToResolve(openRisk);
  }

  return { add, follow };
}
