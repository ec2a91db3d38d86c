import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { HELP, ISAP_OVERVIEW } from "#shared/doctrine/coaching.content.ts";
import type { IsapSession } from "#shared/isap/isap.contract.ts";
import { useArticle } from "#web/features/doctrine/doctrine.api.ts";
import { downloadExport } from "#web/features/downloads/downloads.api.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { CoachText } from "#web/ui/coach-text.tsx";
import { Collapsible } from "#web/ui/collapsible.tsx";
import { HelpDialog } from "#web/ui/help-dialog.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { CompletionScreen } from "./completion-screen.tsx";
import { isapSessionsQuery } from "./isap.api.ts";
import { IsapWizard } from "./isap-wizard.tsx";
import { SessionHistory } from "./session-history.tsx";

/** ISAP Compass: four steps from a muddle to a direction, and the sessions so far. */
export function IsapPage() {
  const { label } = useMode();
  const overview = useArticle(ISAP_OVERVIEW);
  const title = label("isap", "ISAP Compass");
  const [completed, setCompleted] = useState<IsapSession | null>(null);
  const [hasStartedNew, setStartedNew] = useState(false);

  const startNew = () => {
    setStartedNew(true);
    setCompleted(null);
  };
  return (
    <>
      <PageHeader
        title={title}
        tagline="Ten quiet minutes to find your direction"
        actions={
          <>
            <ExportButton />
            <HelpDialog {...HELP.isap} />
          </>
        }
      />
      <div className="grid gap-4">
        <Card aria-label="What the compass is" padding="sm">
          <p className="max-w-reading">
            ISAP stands for <strong>Identify, Set intent, Align, Proceed</strong>. You write down what's true,
            choose what matters, note what you can count on, and decide when to check again.
          </p>
          <Collapsible title={overview.title} className="-mb-1.5 mt-1">
            <CoachText text={overview.bodyMd} />
          </Collapsible>
        </Card>
        {completed ? (
          <CompletionScreen session={completed} onStartNew={startNew} />
        ) : (
          <IsapWizard onComplete={setCompleted} startsFocused={hasStartedNew} />
        )}
        <SessionHistory />
      </div>
    </>
  );
}

/** Only shown once there is something to export. */
function ExportButton() {
  const { mode } = useMode();
  const { data: sessions } = useQuery(isapSessionsQuery);
  const [isExporting, setExporting] = useState(false);
  if (!sessions?.length) return null;

  const download = async () => {
    setExporting(true);
    await downloadExport("isap", mode.id);
    setExporting(false);
  };
  return (
    <Button
      variant="secondary"
      onClick={() => void download()}
      pending={isExporting}
      pendingLabel="Exporting..."
    >
      <Download aria-hidden="true" className="size-4.5" />
      Export
    </Button>
  );
}
