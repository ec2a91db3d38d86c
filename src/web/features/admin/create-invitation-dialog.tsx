import { type FormEvent, useId, useState } from "react";
import { instantIn } from "#shared/calendar/local-days.rules.ts";
import { DAY_MS } from "#shared/calendar/plain-date.rules.ts";
import {
  ACCESS_TYPES,
  type AccessType,
  INVITATION_PATHS,
  type Invitation,
} from "#shared/invitations/invitations.contract.ts";
import { call } from "#web/platform/http/api-client.ts";
import { ownTimeZone } from "#web/platform/time/own-day.ts";
import { useOwnDay } from "#web/platform/time/use-own-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import { ACCESS_HINTS, ACCESS_WORDS } from "./access-words.content.ts";
import { useAdminAction } from "./admin.api.ts";
import { copyLink } from "./copy-link.rules.ts";
import { inviteLink } from "./invitation-row.tsx";

const ACCESS_OPTIONS = ACCESS_TYPES.map((value) => ({ value, label: ACCESS_WORDS[value] }));

/** A form for an invitation, and afterwards its link. */
export function CreateInvitationDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const { today } = useOwnDay();
  const [accessType, setAccessType] = useState<AccessType>("comped");
  const [lastDay, setLastDay] = useState("");
  const [error, setError] = useState("");
  const create = useAdminAction({
    send: (body: object) =>
      call<{ invitation: Invitation }>("POST", INVITATION_PATHS.list, { body }).then(
        (answer) => answer.invitation,
      ),
    done: "Invitation created",
    failed: "Failed to create invitation",
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (lastDay && lastDay < today) {
      setError("An invitation can't expire before today.");
      return;
    }
    // The whole of the chosen day, as it is here.
    const expiresAt = lastDay && instantIn(ownTimeZone(), lastDay, DAY_MS - 1);
    create.mutate({ accessType, ...(expiresAt && { expiresAt }) });
  };
  const link = create.data && inviteLink(create.data.inviteCode);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={link ? "The invitation is ready" : "Create invitation"}
      description={
        link
          ? "Send this link to one person. It creates one account."
          : "An invitation is a link that creates one account. While sign-ups are closed, it doesn't work."
      }
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {link ? "Close" : "Cancel"}
          </Button>
          {link ? (
            <Button onClick={() => void copyLink(link)}>Copy link</Button>
          ) : (
            <Button type="submit" form={formId} pending={create.isPending} pendingLabel="Creating...">
              Create invitation
            </Button>
          )}
        </>
      }
    >
      {link ? (
        <Field label="Link">
          <Input readOnly value={link} onFocus={(event) => event.target.select()} />
        </Field>
      ) : (
        <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
          <Field label="Access" hint={ACCESS_HINTS[accessType]}>
            <NativeSelect
              options={ACCESS_OPTIONS}
              value={accessType}
              onChange={(event) => setAccessType(event.target.value as AccessType)}
            />
          </Field>
          <Field
            label="Last day"
            hint="Optional. Without one, the link works until it is used."
            error={error}
          >
            <Input
              type="date"
              min={today}
              value={lastDay}
              onChange={(event) => {
                setLastDay(event.target.value);
                setError("");
              }}
            />
          </Field>
        </form>
      )}
    </Dialog>
  );
}
