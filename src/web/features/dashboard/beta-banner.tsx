import { Mail, MessageCircle, PartyPopper, X } from "lucide-react";
import { useState } from "react";
import { readStored, writeStored } from "#web/platform/device/storage.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";
import { ScreenLink } from "#web/platform/shell/screen-link.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

const FEEDBACK_DRAFT = `mailto:?${new URLSearchParams({
  subject: "Ridgeline: my feedback",
  body: "What helped:\n\nWhat got in the way:\n\nWhat I missed:\n",
})
  .toString()
  // Mail programs take a plus sign for what it is.
  .replaceAll("+", "%20")}`;

/** A welcome to those who try it out, until they put it away on this device. */
export function BetaBanner() {
  const { id, plan } = useCurrentUser();
  const dismissal = `beta-welcome-dismissed:${id}`;
  const [isDismissed, setDismissed] = useState(() => readStored(dismissal) !== null);
  if (isDismissed || (plan !== "comped" && plan !== "included")) return null;

  const dismiss = () => {
    writeStored(dismissal, "yes");
    setDismissed(true);
  };
  return (
    <section
      aria-label="Welcome to the beta"
      className="flex items-start gap-3 rounded-card border border-hairline bg-card py-2 pr-2 pl-4 shadow-card"
    >
      <PartyPopper aria-hidden="true" className="mt-3 size-5 shrink-0 text-tint-ink" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2 py-2">
        <p className="min-w-0 flex-1 basis-64">
          <strong className="font-semibold">Welcome to the beta.</strong> You're one of the first people here.
          Tell us what helps and what gets in your way.
        </p>
        <div className="flex flex-wrap gap-2">
          <a href={FEEDBACK_DRAFT} className={buttonClass({ variant: "secondary", size: "sm" })}>
            <Mail aria-hidden="true" className="size-4" />
            Share Feedback
          </a>
          <ScreenLink
            href="/echo?context=beta-feedback&from=dashboard"
            className={buttonClass({ variant: "secondary", size: "sm" })}
          >
            <MessageCircle aria-hidden="true" className="size-4" />
            Talk to Echo
          </ScreenLink>
        </div>
      </div>
      <IconButton label="Dismiss the welcome" icon={X} onClick={dismiss} />
    </section>
  );
}
