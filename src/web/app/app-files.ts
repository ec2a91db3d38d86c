const script = document.querySelector<HTMLScriptElement>("script[data-app]");
const { app = "", files } = script?.dataset ?? {};

/** Fetches the app's files without running them, unless the page does so itself. */
export function preloadApp(): void {
  for (const file of files?.split(" ") ?? []) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "";
    link.href = file;
    document.head.append(link);
  }
}

/** Runs the app. @throws TypeError without a connection */
export async function runApp(): Promise<void> {
  await import(app);
}
