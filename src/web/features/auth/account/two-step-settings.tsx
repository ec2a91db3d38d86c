import { useState } from "react";
import { formatFullDay } from "#web/platform/time/format-date.ts";
import { Button } from "#web/ui/button.tsx";
import { SignInMethodsPart } from "./sign-in-methods-part.tsx";
import { RenewCodesDialog, SetUpDialog, TurnOffDialog } from "./two-step-dialogs.tsx";

/** The second step of signing in: a code from an authenticator app. */
export function TwoStepSettings() {
  const [dialog, setDialog] = useState<"set-up" | "codes" | "off" | null>(null);
  const close = () => setDialog(null);
  return (
    <SignInMethodsPart>
      {({ twoStep: { since, recoveryCodesLeft } }) => (
        <div className="grid gap-4">
          {since === null ? (
            <p className="text-ink-2">
              A code from an app on your phone, as well as your password. Somebody who learns your password
              still can't get in.
            </p>
          ) : (
            <p>
              On since {formatFullDay(since)}. You have {recoveryCodesLeft} recovery{" "}
              {recoveryCodesLeft === 1 ? "code" : "codes"} left.
            </p>
          )}
          <div className="flex flex-wrap justify-end gap-2">
            {since === null ? (
              <Button onClick={() => setDialog("set-up")}>Set up</Button>
            ) : (
              <>
                <Button variant="ghost" onClick={() => setDialog("off")}>
                  Turn off
                </Button>
                <Button variant="secondary" onClick={() => setDialog("codes")}>
                  New recovery codes
                </Button>
              </>
            )}
          </div>
          {dialog === "set-up" && <SetUpDialog onClose={close} />}
          {dialog === "codes" && <RenewCodesDialog onClose={close} />}
          {dialog === "off" && <TurnOffDialog onClose={close} />}
        </div>
      )}
    </SignInMethodsPart>
  );
}
