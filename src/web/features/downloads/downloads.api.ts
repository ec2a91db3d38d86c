import { FILE_BYTES_HEADER } from "#shared/account/account-file.ts";
import { type ExportFormat, type ExportType, exportPath, IAP_PATH } from "#shared/export/export.contract.ts";
import type { ModeId } from "#shared/modes/modes.ts";
import { callForResponse } from "#web/platform/http/api-client.ts";
import { ownTimeZone } from "#web/platform/time/own-day.ts";
import { toast } from "#web/ui/toast.store.ts";

/** Downloads records of the person, as Markdown by default, and shows a toast about the result. */
export async function downloadExport(
  type: ExportType,
  mode: ModeId,
  format: ExportFormat = "md",
): Promise<void> {
  const path = exportPath(type, { mode, timeZone: ownTimeZone(), format });
  await downloadWithToast(path, `export_${type}.${format}`);
}

/** Downloads the Incident Action Plan of a mode as a PDF, and shows a toast about the result. */
export async function downloadActionPlan(mode: ModeId): Promise<void> {
  const query = new URLSearchParams({ mode, timeZone: ownTimeZone(), locale: navigator.language });
  await downloadWithToast(`${IAP_PATH}?${query}`, "incident-action-plan.pdf");
}

async function downloadWithToast(path: string, fallback: string): Promise<void> {
  try {
    toast({ title: "Export Successful", description: `Downloaded ${await downloadFile(path, fallback)}` });
  } catch {
    toast({
      title: "Export Failed",
      description: "Could not export data. Please try again.",
      variant: "destructive",
    });
  }
}

/**
 * Downloads a file of the API.
 * @param fallback its name, if the server says none
 * @param onProgress gets the share that has arrived, from 0 to 1
 * @returns its name
 * @throws ApiError
 */
export async function downloadFile(
  path: string,
  fallback: string,
  onProgress?: (share: number) => void,
): Promise<string> {
  const response = await callForResponse("GET", path);
  const [, name] = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  const file = name ?? fallback;
  const total = Number(response.headers.get(FILE_BYTES_HEADER));
  saveAs(total > 0 && onProgress ? await counted(response, total, onProgress) : await response.blob(), file);
  return file;
}

async function counted(
  response: Response,
  total: number,
  onProgress: (share: number) => void,
): Promise<Blob> {
  const parts: BlobPart[] = [];
  let read = 0;
  const reader = response.body?.getReader();
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    parts.push(next.value as BlobPart);
    read += next.value.length;
    onProgress(Math.min(1, read / total));
  }
  // A connection that breaks in the middle must not pass for a whole file.
  if (read < total) throw new Error("The file didn't arrive whole.");
  return new Blob(parts, { type: response.headers.get("content-type") ?? "" });
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
