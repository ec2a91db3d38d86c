import { ExternalLink } from "lucide-react";
import { useStore } from "zustand";
import { useSupportContacts } from "#web/features/support-contacts/support-contacts.api.ts";
import { ContactEntry, EmergencyLine } from "#web/features/support-contacts/support-contacts.sections.ts";
import { sessionStore } from "#web/platform/session/session.ts";
import { Collapsible } from "#web/ui/collapsible.tsx";
import { lazySection } from "#web/ui/lazy-section.tsx";
import { Skeleton, Waiting } from "#web/ui/skeleton.tsx";
import { textLinkClass } from "#web/ui/text-link.ts";
import { RESOURCE_GROUPS, type Resource } from "./resources.content.ts";

const OwnResources = lazySection(
  async () => (await import("./own-resources.tsx")).OwnResources,
  <Waiting>
    <Skeleton className="h-11 w-full" />
  </Waiting>,
);

/** The four groups, each collapsed at first. */
export function ResourceList() {
  const isMember = useStore(sessionStore, ({ user }) => user !== null);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <Collapsible level={3} title="Crisis and trauma support">
          <CrisisContacts />
        </Collapsible>
        {RESOURCE_GROUPS.map(({ title, resources }) => (
          <Collapsible key={title} level={3} title={title}>
            <ul className="grid gap-3 pb-3 sm:pl-7">
              {resources.map((resource) => (
                <ResourceEntry key={resource.url} resource={resource} />
              ))}
            </ul>
          </Collapsible>
        ))}
      </div>
      {isMember && <OwnResources />}
    </div>
  );
}

/** The country's lines first, then the worldwide directory. */
function CrisisContacts() {
  const { country, emergencyNumber, contacts } = useSupportContacts();
  return (
    <div className="pb-3 sm:pl-7">
      <EmergencyLine country={country} emergencyNumber={emergencyNumber} />
      <ul className="mt-1 divide-y divide-hairline">
        {contacts.map((contact) => (
          <ContactEntry key={contact.id} contact={contact} level={4} />
        ))}
      </ul>
    </div>
  );
}

function ResourceEntry({ resource: { name, url, about } }: { resource: Resource }) {
  return (
    <li>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className={`${textLinkClass} inline-block py-1 pointer-coarse:py-2`}
      >
        {name} <ExternalLink aria-hidden="true" className="mb-0.5 inline size-4" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
      <p className="text-ink-2 text-sm">{about}</p>
    </li>
  );
}
