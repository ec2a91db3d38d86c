import { appUpdates } from "#web/platform/offline/app-updates.ts";
import { Button } from "#web/ui/button.tsx";

/** Offers a new build. It is not installed until the person agrees. */
export function UpdateNotice() {
  return (
    <div
      role="status"
      className="fixed inset-x-3 bottom-3 z-40 mx-auto flex max-w-md flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-hairline bg-card p-3 pl-4 shadow-float print:hidden"
    >
      <p className="min-w-0">A new version of Ridgeline is ready.</p>
      <div className="flex gap-2">
        <Button variant="ghost" size="sm" onClick={appUpdates.later}>
          Later
        </Button>
        <Button variant="secondary" size="sm" onClick={appUpdates.accept}>
          Update
        </Button>
      </div>
    </div>
  );
}
