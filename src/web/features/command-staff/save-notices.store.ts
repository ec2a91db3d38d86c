import { toast } from "#web/ui/toast.store.ts";

export interface Removal {
  /** What was done: "Outcome deleted". */
  title: string;
  remove: () => Promise<void>;
  putBack: () => Promise<void>;
}

/** Removes something with a toast that offers Undo for ten seconds. Shows a toast if either fails. */
export async function removeWithUndo({ title, remove, putBack }: Removal): Promise<void> {
  await orSay("Couldn't delete it", async () => {
    await remove();
    toast({
      title,
      action: {
        label: "Undo",
        altText: "Press F8, then Undo, to put it back",
        onClick: () => void orSay("Couldn't undo", putBack),
      },
    });
  });
}

/** Runs a save and shows a toast if it fails, for changes without a text box. */
export async function orSay(title: string, save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    const description = error instanceof Error ? error.message : undefined;
    toast({ title, description, variant: "destructive" });
  }
}
