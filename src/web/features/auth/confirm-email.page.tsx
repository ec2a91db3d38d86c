import { useState } from "react";
import { ApiError, alertOf } from "#web/platform/http/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { FormAlert } from "./form-alert.tsx";
import { confirmEmail } from "./links.api.ts";
import { useLinkToken } from "./use-link-token.ts";

/** The link was used, is too old, or its address has an account by now: another try is of no use. */
const LINK_FAILURES = [400, 409];

/** Confirms another email address by a press: opening the page, as mail scanners do, changes nothing. */
export function ConfirmEmailPage() {
  const token = useLinkToken();
  const [confirmed, setConfirmed] = useState<string>();
  const [failure, setFailure] = useState(token ? undefined : "This link isn't complete. Copy all of it.");
  const [isUsable, setUsable] = useState(token !== "");
  const [isPending, setPending] = useState(false);

  const confirm = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      setConfirmed((await confirmEmail(token)).email);
    } catch (error) {
      setFailure(alertOf(error));
      setUsable(!(error instanceof ApiError && LINK_FAILURES.includes(error.status)));
    }
    setPending(false);
  };

  return (
    <AuthLayout title="Confirm your email address">
      {confirmed ? (
        <div role="status" className="grid gap-4">
          <p>
            Your email address is now <strong className="break-words">{confirmed}</strong>. Use it the next
            time you sign in.
          </p>
          {/* The page is loaded anew, because it may show the old address. */}
          <a href="/" className={buttonClass({ className: "justify-self-start" })}>
            Continue
          </a>
        </div>
      ) : (
        <div className="grid gap-4">
          <FormAlert message={failure} />
          {isUsable ? (
            <>
              <p className="text-ink-2">
                Your Ridgeline account will use the address that this link was sent to.
              </p>
              <Button size="lg" pending={isPending} onClick={() => void confirm()}>
                Use this address
              </Button>
            </>
          ) : (
            <a href="/settings#email" className={buttonClass({ className: "justify-self-start" })}>
              Go to Settings
            </a>
          )}
        </div>
      )}
    </AuthLayout>
  );
}
