import { useId } from "react";
import {
  abuseContactFor,
  linkTo,
  smsHref,
  worldwideContact,
} from "#shared/support-contacts/contacts.rules.ts";
import type { SupportContact } from "#shared/support-contacts/support-contacts.contract.ts";
import { useSupport } from "#web/features/support-contacts/support-contacts.api.ts";
import { textLinkClass } from "#web/ui/text-link.ts";

export interface SupportLineProps {
  /** Why to talk to someone. */
  title?: string;
  /** Shows the country's line for abuse first, if there is one. */
  isAboutAbuse?: boolean;
}

/** Contacts to talk to, beside anything that may be a sign of more than a hard day. */
export function SupportLine(props: SupportLineProps) {
  const { title = "More than a hard day? Talk to someone", isAboutAbuse = false } = props;
  const titleId = useId();
  const { country, first } = useSupport();
  const abuseContact = isAboutAbuse ? abuseContactFor(country) : null;
  return (
    <section aria-labelledby={titleId} className="border-hairline border-t pt-3 text-sm">
      <h3 id={titleId} className="font-normal text-ink-2 text-sm tracking-normal">
        {title}
      </h3>
      <ul className="flex flex-wrap gap-x-5">
        {[...(abuseContact ? [callOf(abuseContact)] : []), ...waysTo(first)].map(({ label, href, where }) => (
          <li key={href} className="flex min-h-11 flex-wrap items-center gap-x-1.5">
            <a
              href={href}
              className={`${textLinkClass} py-2.5`}
              {...(href.startsWith("https:") && { target: "_blank", rel: "noopener noreferrer" })}
            >
              {label}
            </a>
            {where && <span className="text-ink-2">({where})</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Way {
  label: string;
  href: string;
  where?: string;
}

function callOf(contact: SupportContact): Way {
  return { ...linkTo(contact), where: contact.label };
}

/** The first line of the person's country, and the site that lists those of all others. */
function waysTo(first: SupportContact): Way[] {
  const { smsNumber, smsBody, phone } = first;
  const everywhere = linkTo(worldwideContact());
  if (phone === null) return [everywhere];
  const text = smsNumber ? [{ label: `Text ${smsNumber}`, href: smsHref({ smsNumber, smsBody }) }] : [];
  return [linkTo(first), ...text, { ...everywhere, where: "other countries" }];
}
