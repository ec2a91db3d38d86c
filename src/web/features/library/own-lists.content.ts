/** What a person can add of their own. */
export type OwnKind = "meditation" | "resource";

/** What is said of it, word for word as the specification has it. */
export const OWN_TEXTS = {
  meditation: {
    addTitle: "Add Custom Meditation",
    editTitle: "Edit Custom Meditation",
    added: "Meditation added",
    updated: "Meditation updated",
    deleted: "Meditation deleted",
    addFailed: "Failed to add meditation",
    updateFailed: "Failed to update meditation",
    deleteFailed: "Failed to delete meditation",
    confirmDeletion: "Are you sure you want to delete this meditation?",
  },
  resource: {
    addTitle: "Add Custom Resource",
    editTitle: "Edit Custom Resource",
    added: "Resource added",
    updated: "Resource updated",
    deleted: "Resource deleted",
    addFailed: "Failed to add resource",
    updateFailed: "Failed to update resource",
    deleteFailed: "Failed to delete resource",
    confirmDeletion: "Are you sure you want to delete this resource?",
  },
} as const satisfies Record<OwnKind, object>;
