import { Link } from "wouter";
import { offlineCache } from "#web/platform/offline/offline-cache.ts";
import { useIsHydrated } from "#web/platform/shell/hydration.ts";
import { textLinkClass } from "#web/ui/text-link.ts";

/** A link to the safety plan on this device, if somebody keeps theirs here. Needs no sign-in and no network. */
export function KeptPlanLink() {
  if (!useIsHydrated() || !offlineCache.hasPlan()) return null;
  return (
    <p className="mt-2">
      <Link href="/plan" className={`${textLinkClass} inline-flex min-h-11 items-center`}>
        Open the safety plan on this device
      </Link>
    </p>
  );
}
