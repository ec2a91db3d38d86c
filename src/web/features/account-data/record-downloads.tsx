import { FileText } from "lucide-react";
import { useState } from "react";
import { EXPORT_TYPES, type ExportFormat, type ExportType, hasCsv } from "#shared/export/export.contract.ts";
import { downloadActionPlan, downloadExport } from "#web/features/downloads/downloads.api.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { Button } from "#web/ui/button.tsx";
import { Collapsible } from "#web/ui/collapsible.tsx";

const NAMES: Readonly<Record<ExportType, string>> = {
  objectives: "Objectives",
  isap: "ISAP sessions",
  handovers: "Handovers",
  safety: "Safety plan",
  "safety-history": "History of the safety plan",
  risks: "Risks",
  triggers: "Trigger points",
  "check-ins": "Check-ins",
  boundaries: "Boundaries",
  meditations: "Meditations",
  resources: "Resources",
  "command-staff": "Command staff",
  conversations: "Conversations with Echo",
};
const FORMAT_NAMES: Record<ExportFormat, string> = { md: "Text", csv: "CSV" };

/** The records of one kind, to read or for a spreadsheet, and the plan on paper. */
export function RecordDownloads() {
  const { mode } = useMode();
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState<string | null>(null);
  const run = async (name: string, download: () => Promise<void>) => {
    setBusy(name);
    await download();
    setBusy(null);
  };
  return (
    <section aria-label="To read and print" className="grid gap-3 border-hairline border-t pt-5">
      <p className="text-ink-2">
        The Incident Action Plan puts objectives, roles, contacts, the safety message, the log and open risks
        of {mode.label} on paper, as they are now.
      </p>
      <Button
        variant="secondary"
        className="justify-self-start max-sm:w-full"
        pending={busy === "plan"}
        pendingLabel="Making the plan..."
        onClick={() => void run("plan", () => downloadActionPlan(mode.id))}
      >
        <FileText aria-hidden="true" className="size-4.5" />
        Download action plan (PDF)
      </Button>
      <Collapsible level={3} title="One kind of record" open={isOpen} onOpenChange={setOpen}>
        <ul className="grid">
          {EXPORT_TYPES.map((type) => (
            <li
              key={type}
              className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-hairline border-t py-1.5"
            >
              <span className="min-w-0">{NAMES[type]}</span>
              <span className="flex gap-2">
                {(hasCsv(type) ? (["md", "csv"] as const) : (["md"] as const)).map((format) => (
                  <Button
                    key={format}
                    variant="secondary"
                    size="sm"
                    aria-label={`${NAMES[type]}, ${FORMAT_NAMES[format]}`}
                    pending={busy === `${type}.${format}`}
                    onClick={() => void run(`${type}.${format}`, () => downloadExport(type, mode.id, format))}
                  >
                    {FORMAT_NAMES[format]}
                  </Button>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </Collapsible>
    </section>
  );
}
