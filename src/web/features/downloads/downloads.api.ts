import { type ExportType, exportPath } from "#shared/export/export.contract.ts";
import type { ModeId } from "#shared/modes/modes.ts";
import { callForResponse } from "#web/platform/http/api-client.ts";
import { ownTimeZone } from "#web/platform/time/own-day.ts";
import { toast } from "#web/ui/toast.store.ts";

/** Downloads the person's own data as Markdown, and shows a toast about the result. */
export async function downloadExport(type: ExportType, mode: ModeId): Promise<void> {
  try {
    const response = await callForResponse("GET", exportPath(type, mode, ownTimeZone()));
    const [, name] = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
    const file = name ?? `export_${type}.md`;
    saveAs(await response.blob(), file);
    toast({ title: "Export Successful", description: `Downloaded ${file}` });
  } catch {
    toast({
      title: "Export Failed",
      description: "Could not export data. Please try again.",
      variant: "destructive",
    });
  }
}

/** Offers a file that was made in the browser as a download. */
export function saveAs(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
