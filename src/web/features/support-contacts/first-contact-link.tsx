import { ExternalLink, Phone } from "lucide-react";
import { firstContactFor, linkTo } from "#shared/support-contacts/contacts.rules.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { ByCountry } from "./by-country.tsx";

/** The country's first crisis line, one tap away: "Call 988". Where none is known, the directory of all countries. */
export function FirstContactLink({ className }: { className?: string }) {
  return (
    <ByCountry>
      {(country) => {
        const { href, label } = linkTo(firstContactFor(country));
        const isCall = href.startsWith("tel:");
        const Icon = isCall ? Phone : ExternalLink;
        return (
          <a
            href={href}
            className={buttonClass({ variant: "secondary", className })}
            {...(!isCall && { target: "_blank", rel: "noopener noreferrer" })}
          >
            <Icon aria-hidden="true" className="size-4.5" />
            {label}
          </a>
        );
      }}
    </ByCountry>
  );
}
