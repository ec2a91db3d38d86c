import { textLinkClass } from "#web/ui/text-link.ts";

/** The fallback when nothing else works. A plain link, which reloads the page. */
export function CalmLink() {
  return (
    <p className="mx-auto mt-4 max-w-reading text-ink-2 text-sm">
      In danger right now? Call your local emergency number. If you need a minute, or someone to talk to:{" "}
      <a href="/calm" className={`${textLinkClass} inline-block py-2`}>
        Quick Calm and people to turn to
      </a>
    </p>
  );
}
