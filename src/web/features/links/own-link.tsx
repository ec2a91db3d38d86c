import { ExternalLink, Mail, MessageSquare, Phone } from "lucide-react";
import { linkSchema } from "#shared/common/link.contract.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { cx } from "#web/ui/cx.ts";
import { textLinkClass } from "#web/ui/text-link.ts";

const WAYS = {
  "tel:": { icon: Phone, verb: "Call " },
  "sms:": { icon: MessageSquare, verb: "Text " },
  "mailto:": { icon: Mail, verb: "Write to " },
} as const;

interface OwnLinkProps {
  url: string | null;
  /** By default, made from the link: "Call +15550100". */
  label?: string;
  /** Looks like a large button, for somebody in a hurry. */
  isButton?: boolean;
  className?: string;
}

/** A person's own link. Nothing for an invalid one. */
export function OwnLink({ url, label, isButton = false, className }: OwnLinkProps) {
  const link = linkSchema.safeParse(url).data;
  if (!link) return null;
  const { protocol, host, pathname } = new URL(link);
  const way = protocol in WAYS ? WAYS[protocol as keyof typeof WAYS] : null;
  const Icon = way?.icon ?? ExternalLink;
  return (
    <a
      href={link}
      {...(!way && { target: "_blank", rel: "noopener noreferrer" })}
      className={cx(
        isButton
          ? buttonClass({ size: "lg" })
          : `${textLinkClass} inline-flex min-h-9 max-w-full items-center gap-1.5 text-sm pointer-coarse:min-h-11`,
        className,
      )}
    >
      <Icon aria-hidden="true" className={isButton ? "size-5 shrink-0" : "size-4 shrink-0"} />
      <span className="line-clamp-2 min-w-0">
        {label ??
          (way ? `${way.verb}${readable(pathname)}` : `${host}${pathname === "/" ? "" : readable(pathname)}`)}
      </span>
      {!way && <span className="sr-only">(opens in a new tab)</span>}
    </a>
  );
}

function readable(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
