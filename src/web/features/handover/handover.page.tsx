import { useState } from "react";
import { SHIFT_HANDOVER } from "#shared/doctrine/coaching.content.ts";
import { PAGE_HELP } from "#shared/doctrine/help-texts.content.ts";
import { useArticle } from "#web/features/doctrine/doctrine.api.ts";
import { PluginTools } from "#web/features/tool-plugins/tool-plugins.sections.ts";
import { Card } from "#web/ui/card.tsx";
import { CoachText } from "#web/ui/coach-text.tsx";
import { Collapsible } from "#web/ui/collapsible.tsx";
import { HelpDialog } from "#web/ui/help-dialog.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { LogHandoverForm } from "./handover-form.tsx";
import { HandoverLog } from "./handover-log.tsx";

const WIDE = "(min-width: 64rem)";

/** Shift Handover: the day in three answers for whoever takes over tomorrow, and the log of earlier ones. */
export function HandoverPage() {
  return (
    <>
      <PageHeader
        title="Shift Handover"
        tagline="Close your day with three answers. You'll start with them tomorrow."
        actions={<HelpDialog {...PAGE_HELP.briefing} />}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6">
        <BestPractices />
        <Card title="Log a handover" className="print:hidden">
          <LogHandoverForm />
        </Card>
      </div>
      <HandoverLog />
      <PluginTools location="briefing" className="mt-8" />
    </>
  );
}

/** Beside the form on a wide screen; collapsed on a narrow one, so that the form comes first. */
function BestPractices() {
  const [isOpen, setOpen] = useState(() => window.matchMedia(WIDE).matches);
  const { title, bodyMd } = useArticle(SHIFT_HANDOVER);
  return (
    <Card
      aria-label="Best practices"
      padding="none"
      className="px-4 py-2 lg:sticky lg:top-6 lg:order-last print:hidden"
    >
      <Collapsible level={2} title={title} open={isOpen} onOpenChange={setOpen}>
        <div className="px-2 pb-3">
          <CoachText text={bodyMd} />
        </div>
      </Collapsible>
    </Card>
  );
}
