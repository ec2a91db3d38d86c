import { Download } from "lucide-react";
import { useState } from "react";
import type { ExportType } from "#shared/export/export.contract.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { Button } from "#web/ui/button.tsx";
import { downloadActionPlan, downloadExport } from "./downloads.api.ts";

type ExportButtonProps = {
  /** "plan" is the Incident Action Plan as a PDF. */
  type: ExportType | "plan";
  /** What is exported, for those who do not see where the button stands. */
  what: string;
};

/** Downloads the records of a list, or the plan. */
export function ExportButton({ type, what }: ExportButtonProps) {
  const { mode } = useMode();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    await (type === "plan" ? downloadActionPlan(mode.id) : downloadExport(type, mode.id));
    setBusy(false);
  };
  return (
    <Button
      variant="ghost"
      pending={isBusy}
      pendingLabel="Exporting..."
      onClick={() => void download()}
      className="print:hidden"
    >
      <Download aria-hidden="true" className="size-4.5" />
      Export<span className="sr-only"> {what}</span>
    </Button>
  );
}
