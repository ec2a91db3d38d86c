import { SUPPORT_CONTACTS } from "#shared/support-contacts/contacts.content.ts";
import { contactsFor, emergencyNumberOf } from "#shared/support-contacts/contacts.rules.ts";
import { markOf } from "#shared/support-contacts/contacts-mark.rules.ts";
import type { SupportContact } from "#shared/support-contacts/support-contacts.contract.ts";
import { useIsHydrated } from "#web/platform/shell/hydration.ts";
import { Card } from "#web/ui/card.tsx";
import { Collapsible } from "#web/ui/collapsible.tsx";
import { ByCountry } from "./by-country.tsx";
import { ContactEntry } from "./contact-entry.tsx";
import { CountryChooser } from "./country-chooser.tsx";
import { EmergencyLine } from "./emergency-line.tsx";
import { useSupportContacts } from "./support-contacts.api.ts";

/**
 * Whom to turn to: the emergency number first, then people to talk to, of whom some are shown only on request. Complete
 * without a call.
 */
export function SupportContactsPanel({ shownAtOnce = 3 }: { shownAtOnce?: number }) {
  const { country, chooseCountry, contacts } = useSupportContacts();
  const isHydrated = useIsHydrated();
  return (
    <Card id="support-contacts" tabIndex={-1} aria-label="People to turn to" className="outline-none">
      <h2 className="mb-3 text-base">People to turn to</h2>
      <div className="grid gap-3">
        <ByCountry>
          {(here) => <EmergencyLine country={here} emergencyNumber={emergencyNumberOf(here)} />}
        </ByCountry>
        <div className="noscript:hidden">
          <CountryChooser country={country} onChoose={chooseCountry} />
        </div>
      </div>
      <ByCountry>
        {(here) => (
          <SomeAtOnce
            contacts={here === country ? contacts : contactsFor(here, SUPPORT_CONTACTS)}
            shownAtOnce={shownAtOnce}
            isMarked={!isHydrated}
          />
        )}
      </ByCountry>
      <noscript>
        <Contacts
          contacts={SUPPORT_CONTACTS.filter(({ id }) => !contacts.some((shown) => shown.id === id))}
          level={3}
        />
      </noscript>
    </Card>
  );
}

interface SomeAtOnceProps {
  contacts: readonly SupportContact[];
  shownAtOnce: number;
  /** Whether the server's contacts have yet to be compared with these. */
  isMarked: boolean;
}

function SomeAtOnce({ contacts, shownAtOnce, isMarked }: SomeAtOnceProps) {
  const more = contacts.slice(shownAtOnce);
  return (
    <div data-contacts={isMarked ? markOf(contacts) : undefined}>
      <Contacts contacts={contacts.slice(0, shownAtOnce)} level={3} />
      {more.length > 0 && (
        <Collapsible level={3} title={`${more.length} more`}>
          <Contacts contacts={more} level={4} />
        </Collapsible>
      )}
    </div>
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
