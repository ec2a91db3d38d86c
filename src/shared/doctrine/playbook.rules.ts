import type { Pillar } from "./pillars.ts";

/** A ready-made SMART objective to adapt. Text in [square brackets] is for the user to replace. */
export type PlaybookTemplate = {
  readonly id: string;
  readonly key: string;
  readonly title: string;
  readonly pillar: Pillar;
  readonly surfaces: readonly ["playbook"];
  readonly tags: readonly string[];
  /** Markdown with one labeled section per SMART criterion, and first milestones as a list. */
  readonly bodyMd: string;
};

/** The labels of the five sections that every playbook has, in order. */
export const PLAYBOOK_SECTIONS = ["Specific", "Measurable", "Achievable", "Relevant", "Time-bound"] as const;

/** A line that opens a section: a bold label with a colon inside or after the bold, possibly as a list item. */
const LABEL_LINE = /^\s*(?:[-*+]\s+)?\*\*\s*([^*:]+?)\s*(?::\s*\*\*|\*\*\s*:)\s*(.*)$/;
const HEADING_LINE = /^\s{0,3}#{1,6}\s/;

/**
 * The text of a labeled section of a playbook, up to the next label or heading, without the label. Labels are
 * case-insensitive. "" when the section is missing.
 */
export function playbookSection(bodyMd: string, label: string): string {
  const wanted = label.trim().toLowerCase();
  const section: string[] = [];
  let inside = false;
  for (const line of bodyMd.split(/\r?\n/)) {
    const [, found, rest] = LABEL_LINE.exec(line) ?? [];
    if (found !== undefined || HEADING_LINE.test(line)) {
      if (inside) break;
      inside = found?.toLowerCase() === wanted;
      if (inside) section.push(rest ?? "");
    } else if (inside) {
      section.push(line);
    }
  }
  return section.join("\n").trim();
}
