import { lazyDialog } from "#web/ui/lazy-dialog.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";

/** What other screens show of this feature. */
export { DueBadge } from "./due-badge.tsx";
export { NextMilestone } from "./next-milestone.tsx";

/** Loaded when a plan has been made. */
export const PlanParts = lazyPart(async () => (await import("./plan-parts.tsx")).PlanParts);

/** The dialog for a new objective. Its properties are those of `CreateObjectiveDialogProps`. */
export const CreateObjectiveDialog = lazyDialog(
  async () => (await import("./create-objective-dialog.tsx")).CreateObjectiveDialog,
);
