import { HeartHandshake } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "wouter";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { textLinkClass } from "#web/ui/text-link.ts";

/** A number to call, or the place that lists them. Part of a longer number is none. */
const CONTACT = /(?<![\d-])(1-800-799-7233|911|112|999|000|988)(?![\d-])|findahelpline\.com/;

interface HelpCardProps {
  message: string;
  onClose: () => void;
}

/** Where help is: calm, in full, and there until the person closes it. */
export function HelpCard({ message, onClose }: HelpCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-label="You come first"
      className="rounded-card border border-accent bg-tint p-5 text-tint-ink"
    >
      <div className="flex items-start gap-3">
        <HeartHandshake aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
        <div className="min-w-0 flex-1">
          <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
            You come first
          </h2>
          {sentencesOf(message).map((sentence) => (
            <p key={sentence} className="mt-2 max-w-reading text-pretty text-ink">
              {withLinks(sentence)}
            </p>
          ))}
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <Link href="/calm" className={buttonClass({ variant: "secondary" })}>
              People to turn to in your country
            </Link>
            <Button variant="ghost" onClick={onClose}>
              Close
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!]) (?=\p{Lu})/u);
}

function withLinks(sentence: string): ReactNode {
  const found = CONTACT.exec(sentence);
  if (!found) return sentence;
  const [contact] = found;
  const isNumber = /\d/.test(contact);
  return (
    <>
      {sentence.slice(0, found.index)}
      {isNumber ? (
        <a href={`tel:${contact}`} className={`${textLinkClass} whitespace-nowrap`}>
          {contact}
        </a>
      ) : (
        <a href={`https://${contact}`} target="_blank" rel="noreferrer" className={textLinkClass}>
          {contact}
        </a>
      )}
      {withLinks(sentence.slice(found.index + contact.length))}
    </>
  );
}
