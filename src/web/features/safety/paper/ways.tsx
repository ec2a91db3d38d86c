import { Fragment } from "react";
import { waysOnPaper } from "#shared/support-contacts/contacts.rules.ts";
import type { SupportContact } from "#shared/support-contacts/support-contacts.contract.ts";

/** The ways to reach a contact, inline; numbers do not wrap. */
export function Ways({ of }: { of: SupportContact }) {
  return waysOnPaper(of).map((way, index) => (
    <Fragment key={way}>
      {index > 0 && "; "}
      <span className="whitespace-nowrap">{way}</span>
    </Fragment>
  ));
}
