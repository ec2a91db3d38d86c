import { createElement } from "react";
import { lazyDialog } from "#web/ui/lazy-dialog.tsx";
import { lazySection } from "#web/ui/lazy-section.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** What other screens show of this feature. */
export { DueBadge } from "./due-badge.tsx";
export { NextMilestone } from "./next-milestone.tsx";

/** Loaded when a plan has been made. */
export const PlanParts = lazySection(
  async () => (await import("./plan-parts.tsx")).PlanParts,
  createElement(Skeleton, { className: "h-40 w-full" }),
);

/** The dialog for a new objective. Its properties are those of `CreateObjectiveDialogProps`. */
export const CreateObjectiveDialog = lazyDialog(
  async () => (await import("./create-objective-dialog.tsx")).CreateObjectiveDialog,
);
