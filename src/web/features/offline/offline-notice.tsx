import { useQueryClient } from "@tanstack/react-query";
import { CircleAlert, CloudOff, Send } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useStore } from "zustand";
import { connection, connectionStore } from "#web/platform/http/connection.ts";
import { offlineCache } from "#web/platform/offline/offline-cache.ts";
import { outbox, outboxStore } from "#web/platform/offline/outbox.ts";
import { formatMoment } from "#web/platform/time/format-date.ts";
import { Button } from "#web/ui/button.tsx";
import { lazyDialog } from "#web/ui/lazy-dialog.tsx";
import { toast } from "#web/ui/toast.store.ts";

const OutboxDialog = lazyDialog(async () => (await import("./outbox-dialog.tsx")).OutboxDialog);

/** A delay, because the app has more urgent things to load. */
const REFRESH_AFTER_MS = 3000;

/** Notices above every screen while there is no connection or changes are queued. */
export function OfflineNotice() {
  const { isOffline, savedAt } = useStore(connectionStore);
  const entries = useStore(outboxStore, (state) => state.entries);
  const [isDialogOpen, setDialogOpen] = useState(false);
  useReturn();
  const refused = entries.filter(({ refusal }) => refusal).length;
  const waiting = entries.length - refused;
  const show = (
    <Button variant="link" size="sm" onClick={() => setDialogOpen(true)}>
      {refused > 0 ? "Review" : "Show"}
    </Button>
  );
  return (
    <>
      <div role="status" className="print:hidden">
        {isOffline && (
          <Line icon={<CloudOff aria-hidden="true" className="size-4.5 shrink-0" />} action={<TryAgain />}>
            {savedAt === null
              ? "Offline. Ridgeline can't be reached right now."
              : `Offline. Showing what was saved ${formatMoment(savedAt)}.`}
          </Line>
        )}
        {waiting > 0 && (
          <Line
            icon={<Send aria-hidden="true" className="size-4.5 shrink-0" />}
            action={refused === 0 && show}
          >
            {waiting === 1 ? "1 change is" : `${waiting} changes are`} saved on this device.{" "}
            {waiting === 1 ? "It" : "They"} will be sent when you're back online.
          </Line>
        )}
        {refused > 0 && (
          <Line
            icon={<CircleAlert aria-hidden="true" className="size-4.5 shrink-0 text-danger" />}
            action={show}
          >
            {refused === 1 ? "1 change" : `${refused} changes`} couldn't be sent, and{" "}
            {refused === 1 ? "is" : "are"} still on this device.
          </Line>
        )}
      </div>
      <OutboxDialog isOpen={isDialogOpen} entries={entries} onClose={() => setDialogOpen(false)} />
    </>
  );
}

/** Checks for the server while there is no connection; then sends the queue and reloads what is on screen. */
function useReturn(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const loadAnew = () => queryClient.invalidateQueries();
    const timer = setTimeout(() => void offlineCache.refreshPlan(), REFRESH_AFTER_MS);
    const stops = [
      connection.watch(),
      outbox.watch(),
      connection.onReturn(() => void loadAnew()),
      outbox.onSent(() => {
        void offlineCache.refreshPlan();
        if (outbox.list().length === 0)
          toast({ title: "The changes you saved on this device have been sent" });
        return loadAnew();
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [queryClient]);
}

function TryAgain() {
  const [isTrying, setTrying] = useState(false);
  const tryAgain = async () => {
    setTrying(true);
    const isBack = await connection.retry();
    setTrying(false);
    if (!isBack) toast({ title: "Still offline", description: "Ridgeline will keep trying." });
  };
  return (
    <Button
      variant="link"
      size="sm"
      pending={isTrying}
      pendingLabel="Trying..."
      onClick={() => void tryAgain()}
    >
      Try again
    </Button>
  );
}

function Line({ icon, action, children }: { icon: ReactNode; action: ReactNode; children: ReactNode }) {
  return (
    <div className="border-hairline border-b bg-sunk">
      <div className="mx-auto flex max-w-[calc(var(--container-content)+4rem)] flex-wrap items-center gap-x-3 px-4 py-1.5 text-sm sm:px-6 lg:px-8">
        {icon}
        <p className="min-w-0 flex-1 basis-52 py-1">{children}</p>
        {action}
      </div>
    </div>
  );
}
