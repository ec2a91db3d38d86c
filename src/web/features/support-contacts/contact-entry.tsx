import { ExternalLink, MessageSquare, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { addressInWords, linkTo, smsHref } from "#shared/support-contacts/contacts.rules.ts";
import type { SupportContact } from "#shared/support-contacts/support-contacts.contract.ts";
import { useIsHydrated } from "#web/platform/shell/hydration.ts";
import { formatDay, formatDayForAll } from "#web/platform/time/format-date.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { cx } from "#web/ui/cx.ts";
import { checkedInWords, hoursInWords } from "./contact-words.rules.ts";

interface ContactEntryProps {
  contact: SupportContact;
  level: 3 | 4;
  /** Hides its purpose. */
  isBrief?: boolean;
}

/** One contact: its purpose, how to reach it, and its hours. */
export function ContactEntry({ contact, level, isBrief = false }: ContactEntryProps) {
  const { label, description, phone, smsNumber, smsBody, url, hours, verifiedOn } = contact;
  const isHydrated = useIsHydrated();
  const Heading = `h${level}` as const;
  return (
    <li className="min-w-0 py-3">
      <Heading className="text-base">{label}</Heading>
      {description && !isBrief && <p className="text-ink-2 text-sm">{description}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {phone && (
          <Way href={linkTo(contact).href} of={label} icon={<Phone aria-hidden="true" className="size-4" />}>
            Call {phone}
          </Way>
        )}
        {smsNumber && (
          <Way
            href={smsHref({ smsNumber, smsBody })}
            of={label}
            icon={<MessageSquare aria-hidden="true" className="size-4" />}
          >
            Text {smsBody ? `${smsBody} to ${smsNumber}` : smsNumber}
          </Way>
        )}
        {url && (
          <Way
            href={url}
            of={label}
            isElsewhere
            icon={<ExternalLink aria-hidden="true" className="size-4" />}
          >
            {addressInWords(url)}
          </Way>
        )}
      </div>
      <div className={cx("mt-1.5 text-sm", isBrief && "flex flex-wrap gap-x-3")}>
        {hours && <p className="text-ink-2">{hoursInWords(contact)}</p>}
        {verifiedOn && (
          <p className="text-ink-3">{checkedInWords(contact, isHydrated ? formatDay : formatDayForAll)}</p>
        )}
      </div>
    </li>
  );
}

interface WayProps {
  href: string;
  /** The contact's name, because several share a number. */
  of: string;
  icon: ReactNode;
  isElsewhere?: boolean;
  children: ReactNode;
}

function Way({ href, of, icon, isElsewhere = false, children }: WayProps) {
  return (
    <a
      href={href}
      {...(isElsewhere && { target: "_blank", rel: "noopener noreferrer" })}
      className={buttonClass({ variant: "secondary", className: "tabular min-w-0 px-3!" })}
    >
      {icon}
      <span className="min-w-0">{children}</span>
      <span className="sr-only"> ({of})</span>
    </a>
  );
}
