import "./styles/app.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { reportUncaughtErrors } from "./app/report-error.ts";
import { applyServerNonce } from "./platform/device/csp-nonce.ts";
import { watchTabs } from "./platform/device/tab-presence.ts";
import { createQueryClient } from "./platform/http/query-client.ts";
import { appUpdates } from "./platform/offline/app-updates.ts";
import { startDialogHistory } from "./ui/dialog-history.ts";
import { toastFailure } from "./ui/toast.store.ts";

reportUncaughtErrors();
applyServerNonce();
watchTabs();
startDialogHistory();
const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient(toastFailure)}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);

// The development server has no build to cache.
if (import.meta.env.PROD) window.addEventListener("load", () => void appUpdates.start());
