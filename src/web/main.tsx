import "./styles/app.css";
import { reportUncaughtErrors } from "./app/report-error.ts";
import { start } from "./app/start.tsx";
import { applyServerNonce } from "./platform/device/csp-nonce.ts";
import { watchTabs } from "./platform/device/tab-presence.ts";
import { appUpdates } from "./platform/offline/app-updates.ts";
import { startDialogHistory } from "./ui/dialog-history.ts";

reportUncaughtErrors();
applyServerNonce();
startDialogHistory();
void start(watchTabs());

// The development server has no build to cache.
if (import.meta.env.PROD) {
  if (document.readyState === "complete") void appUpdates.start();
  else window.addEventListener("load", () => void appUpdates.start());
}
