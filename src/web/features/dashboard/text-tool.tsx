import type { LucideIcon } from "lucide-react";
import { useState } from "react";
import * as z from "zod/mini";
import { lazyDialog } from "#web/ui/lazy-dialog.tsx";
import type { TextToolId } from "./quick-tools.rules.ts";
import { ToolCard, toolCardClass } from "./tool-card.tsx";
import { type Entries, hasEntries } from "./tool-entries.rules.ts";
import { useTool } from "./use-tool.ts";

const TextDialog = lazyDialog(async () => (await import("./text-dialog.tsx")).TextDialog);

const entriesSchema = z.record(z.string(), z.string());
const NOTHING: Entries = {};

interface TextToolButtonProps {
  id: TextToolId;
  name: string;
  /** On its card, until something is written. */
  summary: string;
  icon: LucideIcon;
}

/** A tool of a few questions, whose answers stay on this device until they have gone somewhere. */
export function TextToolButton({ id, name, summary, icon }: TextToolButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const draft = useTool<Entries>(id, entriesSchema, NOTHING);
  const text = hasEntries(draft.value) ? "Started. It's on this device." : summary;

  return (
    <>
      <button type="button" className={toolCardClass} onClick={() => setOpen(true)}>
        <ToolCard icon={icon} name={name} text={text} />
      </button>
      <TextDialog isOpen={isOpen} id={id} title={name} draft={draft} onClose={() => setOpen(false)} />
    </>
  );
}
