import {
  COMMAND_ROLES,
  type CommandRole,
  type CommandState,
} from "#shared/command-staff/command-staff.contract.ts";
import { documentOf, type ExportCalendar, lineAsMarkdown, section } from "./markdown.format.ts";

export const ROLE_TITLES: Record<CommandRole, string> = {
  ic: "Incident Commander",
  operations: "Operations",
  safety: "Safety Officer",
  planning: "Planning",
  logistics: "Logistics",
  finance: "Finance & Administration",
  pio: "Public Information Officer",
  liaison: "Liaison Officer",
};

/** A person's command staff page as the parts of one Markdown document. */
export function commandStaffAsMarkdown(
  { intent, priorities, delegations, roleOwners }: CommandState,
  { today }: ExportCalendar,
): AsyncGenerator<string> {
  const list = (lines: readonly string[]) => (lines.length === 0 ? "Nothing here yet." : lines.join("\n"));
  return documentOf("Command staff", today, [
    "## Intent",
    ...section("Mission", intent.mission),
    list(intent.outcomes.map((outcome) => `- ${lineAsMarkdown(outcome)}`)),
    "## Priorities",
    list(priorities.map(({ title, status }) => `- ${lineAsMarkdown(title)} (${status})`)),
    "## Roles",
    list(COMMAND_ROLES.map((role) => `- ${ROLE_TITLES[role]}: ${lineAsMarkdown(roleOwners[role])}`)),
    "## Delegations",
    list(
      delegations.map(
        ({ role, owner, itemCount, note }) =>
          `- ${ROLE_TITLES[role]} to ${lineAsMarkdown(owner)}, ${itemCount} ${itemCount === 1 ? "item" : "items"}${note === "" ? "" : `: ${lineAsMarkdown(note)}`}`,
      ),
    ),
  ]);
}
