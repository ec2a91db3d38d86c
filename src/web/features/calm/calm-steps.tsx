import { CALM } from "#shared/doctrine/calm.content.ts";
import { linkTo } from "#shared/support-contacts/contacts.rules.ts";
import { StepTitle } from "#web/features/breathing/breathing.sections.ts";
import { useSupport } from "#web/features/support-contacts/support-contacts.api.ts";
import { Button } from "#web/ui/button.tsx";
import { textLinkClass } from "#web/ui/text-link.ts";
import type { StepProps } from "./step-frame.tsx";

/** Asks before it begins. */
export function PermissionStep({ go }: StepProps) {
  const { question, note, begin, skip } = CALM.permission;
  return (
    <div className="flex flex-1 flex-col gap-4">
      <h3 className="text-xl">{question}</h3>
      <p className="text-ink-2">{note}</p>
      <div className="mt-auto grid gap-2 sm:grid-cols-2">
        <Button size="lg" onClick={() => go("next")}>
          {begin}
        </Button>
        <Button size="lg" variant="secondary" onClick={() => go("skip")}>
          {skip}
        </Button>
      </div>
    </div>
  );
}

/** Continues to one small step, or back to the conversation. */
export function ProceedStep({ go }: StepProps) {
  const { title, act, keepTalking } = CALM.proceed;
  return (
    <div className="flex flex-1 flex-col gap-4">
      <StepTitle>{title}</StepTitle>
      <div className="grid gap-2">
        <Button size="lg" onClick={() => go("next")}>
          {act}
        </Button>
        <Button size="lg" variant="secondary" onClick={() => go("keep-talking")}>
          {keepTalking}
        </Button>
      </div>
      <div className="mt-auto">
        <Button variant="ghost" onClick={() => go("back")}>
          {CALM.back}
        </Button>
      </div>
    </div>
  );
}

/** The end, with the one small thing. @param noticed what was typed while grounding, to choose from */
export function CompleteStep({ go, noticed }: StepProps & { noticed: readonly string[] }) {
  const { title, suggestion, note, close } = CALM.complete;
  const talk = linkTo(useSupport().first);
  const things = [...new Set(noticed.map((thing) => thing.trim()).filter((thing) => thing !== ""))];
  return (
    <div className="flex flex-1 flex-col gap-4">
      <StepTitle>{title}</StepTitle>
      <p className="text-lg">{suggestion}</p>
      {things.length > 0 && (
        <ul aria-label="What you noticed" className="flex flex-wrap gap-2">
          {things.map((thing) => (
            <li key={thing} className="min-w-0 rounded-chip bg-tint px-2.5 py-1 text-tint-ink">
              {thing}
            </li>
          ))}
        </ul>
      )}
      <p className="text-ink-2">{note}</p>
      <Button size="lg" className="mt-auto" onClick={() => go("next")}>
        {close}
      </Button>
      <p className="text-center">
        <a
          href={talk.href}
          className={`${textLinkClass} inline-block py-2`}
          {...(talk.href.startsWith("https:") && { target: "_blank", rel: "noopener noreferrer" })}
        >
          {talk.label}
        </a>
      </p>
    </div>
  );
}
