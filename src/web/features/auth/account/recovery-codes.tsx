import { Download } from "lucide-react";
import { saveAs } from "#web/features/downloads/downloads.api.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";

/** New recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = `${codes.join("\n")}\n`;
  const download = () =>
    saveAs(
      new Blob([`Ridgeline recovery codes. Each one works once.\n\n${text}`], { type: "text/plain" }),
      "ridgeline-recovery-codes.txt",
    );
  return (
    <div className="grid gap-4">
      <p>
        Keep these codes somewhere safe, away from your phone. If you lose your phone, each of them lets you
        sign in once. You won't see them again.
      </p>
      <div className="flex items-start gap-2 rounded-card bg-sunk p-4">
        <ul
          aria-label="Recovery codes"
          className="grid flex-1 grid-cols-2 gap-x-4 gap-y-1.5 font-mono text-sm"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <CopyButton text={text} label="Copy the codes" />
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={download}>
          <Download aria-hidden="true" className="size-4" />
          Download
        </Button>
        <Button onClick={onDone}>I've saved them</Button>
      </div>
    </div>
  );
}
