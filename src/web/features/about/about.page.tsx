import { Link } from "wouter";
import { ABOUT, type AboutSection } from "#shared/doctrine/about.content.ts";
import { PAGE_HELP } from "#shared/doctrine/help-texts.content.ts";
import { Card } from "#web/ui/card.tsx";
import { HelpDialog } from "#web/ui/help-dialog.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { PillarIcon } from "#web/ui/pillar-icon.tsx";
import { textLinkClass } from "#web/ui/text-link.ts";
import { Lessons } from "./lessons.tsx";

/** What the product is for, what is in it, and where its ideas come from. */
export function AboutPage() {
  const { purpose, philosophy, features, pillars, audience, sources } = ABOUT;
  return (
    <>
      <PageHeader title={ABOUT.title} actions={<HelpDialog {...PAGE_HELP.about} />} />
      <div className="grid gap-8">
        <Prose section={purpose} isLead />
        <Prose section={philosophy} />
        <section>
          <h2 className="mb-3 text-xl">{features.heading}</h2>
          <div className="grid gap-4 sm:grid-cols-2">
            {features.items.map(({ name, text }) => (
              <Card key={name} title={name} level={3}>
                <p className="text-ink-2">{text}</p>
              </Card>
            ))}
          </div>
        </section>
        <section>
          <h2 className="mb-3 text-xl">{pillars.heading}</h2>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {pillars.items.map(({ name, text }) => (
              <li key={name} className="grid content-start gap-2">
                <PillarIcon pillar={name} boxed />
                <h3 className="text-base">{name}</h3>
                <p className="text-ink-2">{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <Prose section={audience} />
          <ul className="mt-3 grid max-w-reading list-disc gap-1.5 pl-5 text-ink-2">
            {audience.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
        <Lessons />
        <Prose section={sources} />
        <p className="max-w-reading text-ink-2">
          What Ridgeline can't do, and who to call in an emergency, is in the{" "}
          <Link href="/disclaimer" className={textLinkClass}>
            Legal Disclaimer
          </Link>
          .
        </p>
      </div>
    </>
  );
}

function Prose({ section, isLead = false }: { section: AboutSection; isLead?: boolean }) {
  return (
    <section className="max-w-reading">
      <h2 className="mb-2 text-xl">{section.heading}</h2>
      <div className={isLead ? "grid gap-3 font-serif text-lg" : "grid gap-3 text-ink-2"}>
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
