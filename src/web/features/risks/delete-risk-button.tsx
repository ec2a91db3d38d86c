import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { Risk } from "#shared/risks/risks.contract.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useDeleteRisk } from "./risks.api.ts";

/** Deletes a risk after a confirmation. */
export function DeleteRiskButton({ risk, question }: { risk: Risk; question: string }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate: deleteRisk } = useDeleteRisk(risk);
  const confirm = () => {
    // The focus returns to the button first, so that it can move on when the risk is removed.
    setAsking(false);
    deleteRisk();
  };
  return (
    <>
      <IconButton
        label={`Delete ${risk.hazard}`}
        icon={Trash2}
        variant="danger"
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete risk"
        text={question}
        confirmLabel="Delete"
        onConfirm={confirm}
      />
    </>
  );
}
