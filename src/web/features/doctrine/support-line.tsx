import { textLinkClass } from "#web/ui/text-link.ts";

/** Call and text are for the same countries, said once. */
const CONTACTS = [
  { label: "Call 988", href: "tel:988", where: null },
  { label: "Text 988", href: "sms:988", where: "US and Canada" },
  { label: "findahelpline.com", href: "https://findahelpline.com", where: "other countries" },
];

/** A quiet way to a human being, beside what may go with more than a hard day. */
export function SupportLine() {
  return (
    <section aria-labelledby="support-line" className="border-hairline border-t pt-3 text-sm">
      <h3 id="support-line" className="font-normal text-ink-2 text-sm tracking-normal">
        More than a hard day? Talk to someone
      </h3>
      <ul className="flex flex-wrap gap-x-5">
        {CONTACTS.map(({ label, href, where }) => (
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
