import { Pencil, Trash2 } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useFocusNeighbor } from "#web/ui/use-focus-neighbor.ts";
import { OWN_TEXTS, type OwnKind } from "./own-lists.content.ts";

interface OwnItemProps {
  what: OwnKind;
  name: string;
  /** Beside the name. */
  badge?: ReactNode;
  text: string | null;
  /** Links and buttons. */
  children: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
}

/** Something of the person's own, with its actions. It is deleted after a confirmation. */
export function OwnItem({ what, name, badge, text, children, onEdit, onDelete }: OwnItemProps) {
  const [isAsking, setAsking] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  useFocusNeighbor(item);
  const confirm = () => {
    // The focus returns to the button first, so that it can move on when the item is removed.
    setAsking(false);
    onDelete();
  };
  return (
    <li ref={item} className="py-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 pt-2">
          <h4 className="wrap-anywhere text-base">{name}</h4>
          {badge && <div className="mt-1 flex flex-wrap gap-1.5">{badge}</div>}
        </div>
        <div className="-mr-2 flex shrink-0">
          <IconButton label={`Edit ${name}`} icon={Pencil} onClick={onEdit} />
          <IconButton
            label={`Delete ${name}`}
            icon={Trash2}
            variant="danger"
            onClick={() => setAsking(true)}
          />
        </div>
      </div>
      {text && <p className="wrap-anywhere mt-1 whitespace-pre-wrap text-ink-2 text-sm">{text}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">{children}</div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Delete ${what}`}
        text={OWN_TEXTS[what].confirmDeletion}
        confirmLabel="Delete"
        onConfirm={confirm}
      />
    </li>
  );
}
