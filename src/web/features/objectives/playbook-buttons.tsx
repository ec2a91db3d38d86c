import { useState } from "react";
import type { PlaybookTemplate } from "#shared/doctrine/playbook.rules.ts";
import { PLAYBOOKS } from "#shared/doctrine/playbooks.content.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { PillarIcon } from "#web/ui/pillar-icon.tsx";
import { toast } from "#web/ui/toast.store.ts";

const SHOWN_AT_FIRST = 4;

/** Ready-made objectives to start from. */
export function PlaybookButtons({ onApply }: { onApply: (playbook: PlaybookTemplate) => void }) {
  const [isAll, setAll] = useState(false);
  const apply = (playbook: PlaybookTemplate) => {
    onApply(playbook);
    toast({
      title: "Playbook Applied",
      description: "Template has been pre-filled. Customize it for your needs.",
    });
  };
  return (
    <section aria-labelledby="playbooks">
      <h3 id="playbooks" className="text-sm">
        Start from a template
      </h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {(isAll ? PLAYBOOKS : PLAYBOOKS.slice(0, SHOWN_AT_FIRST)).map((playbook) => (
          <li key={playbook.id} className="min-w-0 max-w-full">
            <button
              type="button"
              onClick={() => apply(playbook)}
              className={buttonClass({
                variant: "secondary",
                size: "sm",
                className: "max-w-full text-left",
              })}
            >
              <PillarIcon pillar={playbook.pillar} className="size-4" />
              <span className="min-w-0">{playbook.title}</span>
            </button>
          </li>
        ))}
        {!isAll && (
          <li>
            <button
              type="button"
              onClick={() => setAll(true)}
              className={buttonClass({ variant: "ghost", size: "sm" })}
            >
              All {PLAYBOOKS.length} templates
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}
