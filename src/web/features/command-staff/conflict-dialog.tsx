import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { type CommandPart, linesOf } from "./command-changes.rules.ts";
import type { CommandConflict } from "./use-command-state.ts";

const PART_NAMES: Partial<Record<CommandPart, string>> = {
  mission: "the mission",
  outcomes: "the outcomes",
  priorities: "the priorities",
};

/** Shows both versions of a part that was changed in two places, and lets the person choose. */
export function ConflictDialog({ conflict }: { conflict: CommandConflict }) {
  const { part, mine, theirs, decide } = conflict;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) decide("later");
      }}
      title="Changed in two places"
      description={`Another tab or device also changed ${PART_NAMES[part] ?? "who holds this role"}. Nothing has been overwritten. Which one do you want to keep?`}
      footer={
        <>
          <Button variant="secondary" onClick={() => decide("theirs")}>
            Take theirs
          </Button>
          <Button onClick={() => decide("mine")}>Keep mine</Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Version title="Mine, from here" lines={linesOf(mine, part)} />
        <Version title="Theirs, saved earlier" lines={linesOf(theirs, part)} />
      </div>
    </Dialog>
  );
}

function Version({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section aria-label={title} className="min-w-0 rounded-control bg-sunk p-3">
      <h3 className="mb-1 text-ink-2 text-sm">{title}</h3>
      {lines.length === 0 && <p className="text-ink-2">Nothing</p>}
      {lines.length === 1 && <p className="whitespace-pre-line">{lines[0]}</p>}
      {lines.length > 1 && (
        <ul className="list-disc space-y-1 pl-5">
          {[...new Set(lines)].map((line) => (
            <li key={line} className="whitespace-pre-line">
              {line}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
