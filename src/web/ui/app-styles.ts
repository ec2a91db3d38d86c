let fetched: Promise<void> | null = null;

/**
 * Fetches the style sheet of the whole app, unless the page came with it: the prerendered pages of the sign-in screens
 * have only the rules that they use themselves. The whole sheet has those too, in its own order.
 * @throws Error without a connection; the next call tries again
 */
export function fetchAppStyles(): Promise<void> {
  fetched ??= insertSheet().catch((error: unknown) => {
    fetched = null;
    throw error;
  });
  return fetched;
}

async function insertSheet(): Promise<void> {
  const own = globalThis.document?.querySelector<HTMLLinkElement>("link[data-app-styles]");
  const href = own?.dataset.appStyles;
  if (!own || !href) return;
  // Vite inserts it as well, for some of the chunks.
  const link =
    document.querySelector<HTMLLinkElement>(`link[href="${href}"]`) ?? document.createElement("link");
  if (link.sheet) return;
  await new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error("The style sheet could not be loaded."));
    });
    if (link.isConnected) return;
    link.rel = "stylesheet";
    link.crossOrigin = "";
    link.href = href;
    own.after(link);
  });
}
