import { Upload } from "lucide-react";
import { useRef, useState } from "react";
import type { AccountImport } from "#shared/account/account-data.contract.ts";
import { ACCOUNT_FILE_BYTES_MAX } from "#shared/account/account-file.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { useImport, usePreviewImport } from "./account-data.api.ts";
import { ImportPreview } from "./import-preview.tsx";

/** What goes on with the chosen file. */
type Step =
  | { kind: "checking" }
  | { kind: "importing" }
  | { kind: "preview"; preview: AccountImport }
  | { kind: "done"; result: AccountImport }
  | { kind: "failed"; message: string; during: "checking" | "importing" };

/** Adds what is in a file of "Download everything": first what would happen, then all of it or nothing. */
export function ImportAccount() {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [step, setStep] = useState<Step | null>(null);
  const { mutateAsync: ask } = usePreviewImport();
  const { mutateAsync: importFile } = useImport();

  const check = async (chosen: File) => {
    setFile(chosen);
    if (chosen.size > ACCOUNT_FILE_BYTES_MAX) {
      setStep({
        kind: "failed",
        during: "checking",
        message: "This file is larger than 50 MB, the most that can be imported.",
      });
      return;
    }
    setStep({ kind: "checking" });
    await ask(chosen).then(
      (preview) => setStep({ kind: "preview", preview }),
      (error) => setStep({ kind: "failed", during: "checking", message: failureOf(error) }),
    );
  };
  const add = async (chosen: File) => {
    setStep({ kind: "importing" });
    await importFile(chosen).then(
      (result) => setStep({ kind: "done", result }),
      (error) => setStep({ kind: "failed", during: "importing", message: failureOf(error) }),
    );
  };
  const leave = () => {
    setFile(null);
    setStep(null);
  };

  const isBusy = step?.kind === "checking" || step?.kind === "importing";
  return (
    <section aria-label="Import" className="grid gap-3 border-hairline border-t pt-5">
      <p className="text-ink-2">
        Bring back what you downloaded, here or from another Ridgeline. You see what will be added before
        anything is. Nothing that's here already is changed.
      </p>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="File to import"
        hidden
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) void check(chosen);
          // The same file can be chosen again.
          currentTarget.value = "";
        }}
      />
      <div className="flex min-w-0 flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          className="max-sm:w-full"
          disabled={isBusy}
          onClick={() => input.current?.click()}
        >
          <Upload aria-hidden="true" className="size-4.5" />
          {file ? "Choose another file" : "Choose a file"}
        </Button>
        {file && <span className="min-w-0 break-words text-ink-2 text-sm">{file.name}</span>}
      </div>
      <div role="status" className="grid gap-3 empty:hidden">
        {isBusy && (
          <>
            <p className="text-sm">{step.kind === "checking" ? "Checking the file..." : "Importing..."}</p>
            <ProgressBar label={step.kind === "checking" ? "Checking the file" : "Importing"} />
          </>
        )}
        {step?.kind === "done" && <ImportPreview {...step.result} />}
      </div>
      {step?.kind === "failed" && (
        <ErrorState
          title="Nothing was added"
          message={step.message}
          {...(file && { onRetry: () => void (step.during === "checking" ? check(file) : add(file)) })}
        />
      )}
      {step?.kind === "preview" && file && (
        <ImportPreview {...step.preview}>
          <Button variant="ghost" onClick={leave}>
            Cancel
          </Button>
          <Button onClick={() => void add(file)}>Import</Button>
        </ImportPreview>
      )}
    </section>
  );
}

const failureOf = (error: unknown) => sentenceOf(error, "Check your connection and try again.");
