import { Download } from "lucide-react";
import { useState } from "react";
import { ACCOUNT_DATA_PATHS } from "#shared/account/account-file.ts";
import { downloadFile } from "#web/features/downloads/downloads.api.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { lazyDialog } from "#web/ui/lazy-dialog.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { toast, toastFailure } from "#web/ui/toast.store.ts";
import { ImportAccount } from "./import-account.tsx";
import { RecordDownloads } from "./record-downloads.tsx";

const DeleteAccountDialog = lazyDialog(
  async () => (await import("./delete-account-dialog.tsx")).DeleteAccountDialog,
);

/** Taking everything along, bringing it back, and leaving. */
export function YourData() {
  return (
    <div className="grid gap-6">
      <DownloadEverything />
      <RecordDownloads />
      <ImportAccount />
      <DeleteAccount />
    </div>
  );
}

function DownloadEverything() {
  const [share, setShare] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const file = await downloadFile(ACCOUNT_DATA_PATHS.export, "ridgeline-account.json", setShare);
      toast({ title: "Download complete", description: file });
    } catch (error) {
      toastFailure("Download failed", sentenceOf(error, "Please check your connection and try again."));
    }
    setBusy(false);
    setShare(null);
  };
  return (
    <div className="grid gap-3">
      <p className="text-ink-2">
        One file with everything you've recorded here, for yourself or for another Ridgeline. It has no
        passwords in it. Anyone who has the file can read it, so keep it somewhere safe.
      </p>
      <Button
        variant="secondary"
        className="justify-self-start max-sm:w-full"
        pending={isBusy}
        pendingLabel="Downloading..."
        onClick={() => void download()}
      >
        <Download aria-hidden="true" className="size-4.5" />
        Download everything
      </Button>
      {isBusy && <ProgressBar label="Downloading" value={share} max={1} />}
    </div>
  );
}

function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label="Delete account" className="grid gap-3 border-hairline border-t pt-5">
      <p className="text-ink-2">
        Deleting your account deletes everything in it, here and on this device. It can't be undone.
      </p>
      <Button
        variant="secondary"
        className="justify-self-start text-danger max-sm:w-full"
        onClick={() => setOpen(true)}
      >
        Delete account
      </Button>
      <DeleteAccountDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </section>
  );
}
