import { useLineDraft } from "#web/platform/forms/use-line-draft.ts";
import { AddLine } from "#web/ui/add-line.tsx";
import { Collapsible } from "#web/ui/collapsible.tsx";
import { addPriority, type Priority } from "./command-changes.rules.ts";
import { PriorityRow } from "./priority-row.tsx";
import type { SaveChange } from "./use-command-state.ts";

const OPEN_UP_TO = 6;

/** The priorities in order; completed ones are collapsed. */
export function PriorityList({ priorities, save }: { priorities: readonly Priority[]; save: SaveChange }) {
  const draft = useLineDraft("new-priority");
  const open = priorities.filter(({ status }) => status !== "done");
  const done = priorities.filter(({ status }) => status === "done");
  const activeCount = open.filter(({ status }) => status === "active").length;
  return (
    <>
      <Collapsible
        defaultOpen={open.length <= OPEN_UP_TO}
        title={
          <span className="flex justify-between gap-3 font-normal text-ink-2">
            Active priorities <span className="tabular font-semibold text-ink">{activeCount}</span>
          </span>
        }
      >
        {open.length > 0 && (
          <ul aria-label="Priorities" className="mb-2 grid">
            {open.map((priority, index) => (
              <PriorityRow
                key={priority.id}
                priority={priority}
                place={priorities.indexOf(priority)}
                previousId={open[index - 1]?.id}
                nextId={open[index + 1]?.id}
                save={save}
              />
            ))}
          </ul>
        )}
        <AddLine
          what="priority"
          draft={draft}
          placeholder="What's next?"
          present={priorities.map(({ title }) => title)}
          onAdd={({ id, text: title }) => save(addPriority({ id, title, status: "active" }))}
        />
      </Collapsible>
      {done.length > 0 && (
        <Collapsible
          title={
            <span className="flex justify-between gap-3 font-normal text-ink-2">
              Done <span className="tabular font-semibold text-ink">{done.length}</span>
            </span>
          }
        >
          <ul aria-label="Done" className="grid">
            {done.map((priority) => (
              <PriorityRow
                key={priority.id}
                priority={priority}
                place={priorities.indexOf(priority)}
                save={save}
              />
            ))}
          </ul>
        </Collapsible>
      )}
    </>
  );
}
