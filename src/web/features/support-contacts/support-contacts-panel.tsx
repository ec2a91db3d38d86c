import { SUPPORT_CONTACTS } from "#shared/support-contacts/contacts.content.ts";
import type { SupportContact } from "#shared/support-contacts/support-contacts.contract.ts";
import { Card } from "#web/ui/card.tsx";
import { Collapsible } from "#web/ui/collapsible.tsx";
import { ContactEntry } from "./contact-entry.tsx";
import { CountryChooser } from "./country-chooser.tsx";
import { EmergencyLine } from "./emergency-line.tsx";
import { useSupportContacts } from "./support-contacts.api.ts";

/**
 * Whom to turn to: the emergency number first, then people to talk to, of whom some are shown only on request. Complete
 * without a call.
 */
export function SupportContactsPanel({ shownAtOnce = 3 }: { shownAtOnce?: number }) {
  const { country, chooseCountry, emergencyNumber, contacts } = useSupportContacts();
  const more = contacts.slice(shownAtOnce);
  return (
    <Card id="support-contacts" tabIndex={-1} aria-label="People to turn to" className="outline-none">
      <h2 className="mb-3 text-base">People to turn to</h2>
      <div className="grid gap-3">
        <EmergencyLine country={country} emergencyNumber={emergencyNumber} />
        <div className="noscript:hidden">
          <CountryChooser country={country} onChoose={chooseCountry} />
        </div>
      </div>
      <Contacts contacts={contacts.slice(0, shownAtOnce)} level={3} />
      <noscript>
        <Contacts
          contacts={SUPPORT_CONTACTS.filter(({ id }) => !contacts.some((shown) => shown.id === id))}
          level={3}
        />
      </noscript>
      {more.length > 0 && (
        <Collapsible key={country} level={3} title={`${more.length} more`}>
          <Contacts contacts={more} level={4} />
        </Collapsible>
      )}
    </Card>
  );
}

function Contacts({ contacts, level }: { contacts: readonly SupportContact[]; level: 3 | 4 }) {
  return (
    <ul className="mt-1 divide-y divide-hairline">
      {contacts.map((contact) => (
        <ContactEntry key={contact.id} contact={contact} level={level} />
      ))}
    </ul>
  );
}
