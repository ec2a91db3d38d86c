import { toast } from "#web/ui/toast.store.ts";

const SHOWN_MS = 10_000;

/**
 * Copies a link. A browser that refuses, for example without HTTPS, gets the older way; one that refuses that, too, shows
 * the link long enough to copy it by hand.
 */
export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    if (!copyTheOldWay(link)) {
      toast({ title: "Please copy manually", description: link, variant: "notice", duration: SHOWN_MS });
      return;
    }
  }
  toast({ title: "Link copied!" });
}

function copyTheOldWay(text: string): boolean {
  const area = document.createElement("textarea");
  area.value = text;
  area.setAttribute("aria-hidden", "true");
  area.className = "sr-only";
  const before = document.activeElement;
  // A dialog takes the focus back from anything outside of it, and nothing would be copied.
  (before?.closest("[role=dialog]") ?? document.body).append(area);
  area.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    area.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
