import { useState } from "react";
import type { CustomMeditation } from "#shared/custom-meditations/custom-meditations.contract.ts";
import { LogComplete } from "#web/features/check-ins/check-ins.sections.ts";
import { OwnLink } from "#web/features/links/links.sections.ts";
import { useAskedFor } from "#web/platform/shell/use-address.ts";
import { Badge } from "#web/ui/badge.tsx";
import { lazyDialog } from "#web/ui/lazy-dialog.tsx";
import { OwnItem } from "./own-item.tsx";
import { OwnList } from "./own-list.tsx";
import { useDeleteMeditation, useMeditations } from "./own-lists.api.ts";

const MeditationDialog = lazyDialog(async () => (await import("./meditation-dialog.tsx")).MeditationDialog);

/** The meditations that the person has added. */
export function OwnMeditations() {
  const rows = useMeditations();
  const [edited, setEdited] = useState<CustomMeditation | "new" | null>(null);
  useAskedFor("new", { isHere: (value) => value === "meditation", onAsked: () => setEdited("new") });
  return (
    <>
      <OwnList
        what="meditation"
        empty="Is there a practice that helps you? Add it here, with a link if it has one."
        rows={rows}
        onAdd={() => setEdited("new")}
        renderRow={(meditation) => (
          <Meditation key={meditation.id} meditation={meditation} onEdit={() => setEdited(meditation)} />
        )}
      />
      <MeditationDialog
        isOpen={edited !== null}
        meditation={edited === "new" ? null : edited}
        onClose={() => setEdited(null)}
      />
    </>
  );
}

function Meditation({ meditation, onEdit }: { meditation: CustomMeditation; onEdit: () => void }) {
  const { title, url, durationMinutes, notes } = meditation;
  const { mutate: remove } = useDeleteMeditation(meditation);
  return (
    <OwnItem
      what="meditation"
      name={title}
      badge={durationMinutes !== null && <Badge>{durationMinutes} min</Badge>}
      text={notes}
      onEdit={onEdit}
      onDelete={() => remove()}
    >
      <OwnLink url={url} />
      <LogComplete of={title} />
    </OwnItem>
  );
}
