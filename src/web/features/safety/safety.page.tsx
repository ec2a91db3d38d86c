import { LifeBuoy } from "lucide-react";
import { Link } from "wouter";
import { KeepPlan } from "#web/features/offline/offline.sections.ts";
import { HighPriorityRisks, ResolvedRisks, RiskLog } from "#web/features/risks/risks.sections.ts";
import { SupportContactsPanel } from "#web/features/support-contacts/support-contacts.sections.ts";
import { PluginTools } from "#web/features/tool-plugins/tool-plugins.sections.ts";
import { TriggerPoints } from "#web/features/triggers/triggers.sections.ts";
import { TAGLINES } from "#web/platform/shell/taglines.content.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { InSteps } from "#web/ui/in-steps.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { CompletenessPanel } from "./completeness/completeness-panel.tsx";
import { PlanBar } from "./plan-bar.tsx";
import { SafetyActions } from "./safety-actions.tsx";
import { SafetyLists } from "./safety-lists.tsx";

/** The safety plan: the four elements of LCES, then the risks. */
export function SafetyPage() {
  return (
    <>
      <PageHeader title="Safety Planning" tagline={TAGLINES["/safety"]} actions={<SafetyActions />} />
      <Link href="/safety/now" className={buttonClass({ size: "lg", className: "mb-4 w-full lg:hidden" })}>
        <LifeBuoy aria-hidden="true" className="size-5" />
        Use your plan now
      </Link>
      <PlanBar />
      {/* The plan comes first. The panel follows on a phone, and stands on the right on a wider screen. */}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-x-6">
        <div className="grid min-w-0 gap-4">
          <SafetyLists />
        </div>
        <aside
          aria-label="Completeness and contacts"
          className="grid min-w-0 gap-4 lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto"
        >
          <InSteps>
            <CompletenessPanel />
            <SupportContactsPanel shownAtOnce={1} />
          </InSteps>
        </aside>
        <div className="grid min-w-0 gap-4">
          <InSteps>
            <HighPriorityRisks />
            <TriggerPoints />
            <PluginTools location="safety" />
            <RiskLog />
            <ResolvedRisks />
            <KeepPlan />
          </InSteps>
        </div>
      </div>
    </>
  );
}
