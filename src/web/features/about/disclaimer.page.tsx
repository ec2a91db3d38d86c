import { DISCLAIMER, type DisclaimerSection } from "#shared/doctrine/disclaimer.content.ts";
import { PAGE_HELP } from "#shared/doctrine/help-texts.content.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { HelpDialog } from "#web/ui/help-dialog.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { textLinkClass } from "#web/ui/text-link.ts";

/** What the product cannot do, whom to call, and the terms. */
export function DisclaimerPage() {
  return (
    <>
      <PageHeader
        title={DISCLAIMER.title}
        tagline={`Last updated ${DISCLAIMER.lastUpdated}`}
        actions={<HelpDialog {...PAGE_HELP.disclaimer} />}
      />
      <div className="max-w-reading">
        <p>{DISCLAIMER.intro}</p>
        <nav aria-label="On this page" className="mt-3 print:hidden">
          <ol className="grid gap-x-6 sm:grid-cols-2">
            {DISCLAIMER.sections.map(({ id, number, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={`${textLinkClass} inline-flex min-h-11 items-center`}>
                  {number}. {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {DISCLAIMER.sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
    </>
  );
}

function Section({ section: { id, number, title, paragraphs, links = [] } }: { section: DisclaimerSection }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-8">
      <h2 id={`${id}-title`} className="text-xl">
        {number}. {title}
      </h2>
      <div className="mt-2 grid gap-3 text-ink-2">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {links.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-2">
          {links.map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                className={buttonClass({ variant: "secondary" })}
                {...(href.startsWith("https:") && { target: "_blank", rel: "noopener noreferrer" })}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
