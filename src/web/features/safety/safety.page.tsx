import { KeepPlan } from "#web/features/offline/offline.sections.ts";
import { HighPriorityRisks, ResolvedRisks, RiskLog } from "#web/features/risks/risks.sections.ts";
import { SupportContactsPanel } from "#web/features/support-contacts/support-contacts.sections.ts";
import { PluginTools } from "#web/features/tool-plugins/tool-plugins.sections.ts";
import { TriggerPoints } from "#web/features/triggers/triggers.sections.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { CompletenessPanel } from "./completeness/completeness-panel.tsx";
import { SafetyActions } from "./safety-actions.tsx";
import { SafetyLists } from "./safety-lists.tsx";

/** The safety plan: the risks, and the four elements of LCES. */
export function SafetyPage() {
  return (
    <>
      <PageHeader
        title="Safety Planning"
        tagline="Make your plan before you need it, and share it with the people it's for."
        actions={<SafetyActions />}
      />
      {/* The panel comes first: at the top on a phone, on the right on a wider screen. */}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-6">
        <aside
          aria-label="Completeness and contacts"
          className="grid min-w-0 gap-4 lg:sticky lg:top-6 lg:order-last lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto"
        >
          <CompletenessPanel />
          <SupportContactsPanel shownAtOnce={1} />
        </aside>
        <div className="grid min-w-0 gap-4">
          <HighPriorityRisks />
          <SafetyLists />
          <TriggerPoints />
          <PluginTools location="safety" />
          <RiskLog />
          <ResolvedRisks />
          <KeepPlan />
        </div>
      </div>
    </>
  );
}
