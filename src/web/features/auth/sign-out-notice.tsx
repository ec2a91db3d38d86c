import { useEffect, useState } from "react";
import { connection } from "#web/platform/http/connection.ts";
import { finishSignOut, takeDeleted } from "#web/platform/session/device-session.ts";
import { isSignOutDue } from "#web/platform/session/session-marks.ts";
import { useIsHydrated } from "#web/platform/shell/hydration.ts";

/** Says that an account is gone, or that the session still exists after signing out offline, and ends it once the server is reachable. */
export function SignOutNotice() {
  const [isDue, setDue] = useState(isSignOutDue);
  const [isDeleted, setDeleted] = useState(false);
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (takeDeleted()) setDeleted(true);
  }, []);
  useEffect(() => {
    if (!isDue) return;
    const finish = async () => setDue(!(await finishSignOut()));
    const stops = [connection.onReturn(() => void finish()), connection.watch()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [isDue]);
  return (
    <div role="status" className="text-ink-2 text-sm">
      {isDeleted && <p className="mb-4">Your account and everything in it is deleted. Take care.</p>}
      {isHydrated && isDue && !isDeleted && (
        <p className="mb-4">
          You're signed out, and nothing private is left on this device. Ridgeline can't be reached right now,
          so leave this page open: your session also ends on the server as soon as it's back.
        </p>
      )}
    </div>
  );
}
