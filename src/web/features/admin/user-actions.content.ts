import type { UserActionName } from "./user-actions.rules.ts";

interface UserActionWords {
  /** In the menu and on the button that confirms. */
  label: string;
  title: (name: string) => string;
  text: string;
  pending: string;
  done: string;
  failed: string;
}

export const USER_ACTIONS: Record<UserActionName, UserActionWords> = {
  promote: {
    label: "Promote to admin",
    title: (name) => `Make ${name} an admin?`,
    text: "Admins can invite, promote and delete users, and change what this server shows. This works at once.",
    pending: "Promoting...",
    done: "User promoted",
    failed: "Failed to promote user",
  },
  demote: {
    label: "Demote to member",
    title: (name) => `Make ${name} a member?`,
    text: "They lose access to Admin at once. Their own records stay as they are.",
    pending: "Demoting...",
    done: "User demoted",
    failed: "Failed to demote user",
  },
  comp: {
    label: "Comp access",
    title: (name) => `Give ${name} comped access?`,
    text: "Comped access is for temporary testers and reviewers. It costs them nothing.",
    pending: "Saving...",
    done: "Subscription comped",
    failed: "Failed to comp subscription",
  },
  include: {
    label: "Include access",
    title: (name) => `Include ${name}?`,
    text: "Included access is for permanent team members, partners and VIPs. It costs them nothing.",
    pending: "Saving...",
    done: "Subscription included",
    failed: "Failed to include subscription",
  },
  delete: {
    label: "Delete user",
    title: (name) => `Delete ${name}'s account?`,
    text: "This permanently removes the account and all data: objectives, milestones, wellness checks, safety items and everything else. It can't be undone.",
    pending: "Deleting...",
    done: "User deleted",
    failed: "Failed to delete user",
  },
};
