import { RISK_LEVELS, type Risk, type RiskLevel } from "#shared/risks/risks.contract.ts";
import {
  type ChecklistConfig,
  checklistConfigSchema,
  type PluginCheck,
  type ToolPlugin,
} from "#shared/tool-plugins/tool-plugins.contract.ts";

export const NOT_SUPPORTED = "Plugin type not yet supported";

/** What a tool is, without its configuration. */
export type ToolName = Pick<ToolPlugin, "slug" | "name" | "description">;

/** A tool that can be used. */
export interface Checklist extends ToolName {
  config: ChecklistConfig;
}

/** How an item stands, or is about to. */
export type ItemCheck = Omit<PluginCheck, "updatedAt">;

/** How to show a tool: as a checklist, or (with a null config) by its name alone. */
export type ReadTool = ToolName & { config: ChecklistConfig | null };

/** Reads a tool's configuration; null where it cannot be shown. */
export function readTool({ slug, name, description, config }: ToolPlugin): ReadTool {
  const checklist = checklistConfigSchema.safeParse(config);
  return { slug, name, description, config: checklist.data ?? null };
}

type Item = ChecklistConfig["items"][number];

/** Items that stand together; without a heading where they have no group. */
export interface ItemGroup {
  heading: string | null;
  items: Item[];
}

/** The items in their order, those of the same group that follow each other under one heading. */
export function groupsOf(items: readonly Item[]): ItemGroup[] {
  const groups: ItemGroup[] = [];
  for (const item of items) {
    const heading = item.group ?? null;
    const last = groups.at(-1);
    if (last && last.heading === heading) last.items.push(item);
    else groups.push({ heading, items: [item] });
  }
  return groups;
}

/** The risk that an item of a tool has made, if it is in the log. */
export function riskFrom(risks: readonly Risk[] | undefined, slug: string, code: string): Risk | undefined {
  return risks?.find(({ sourcePlugin, sourceCode }) => sourcePlugin === slug && sourceCode === code);
}

export const LEVEL_WORDS: Record<RiskLevel, string> = { L: "Low", M: "Medium", H: "High" };
export const LEVEL_OPTIONS = RISK_LEVELS.map((value) => ({ value, label: LEVEL_WORDS[value] }));

/** "3 checked, 1 of them high" */
export function countsInWords({ checked, severe }: { checked: number; severe: number }): string {
  if (checked === 0) return "Nothing checked";
  return severe === 0 ? `${checked} checked` : `${checked} checked, ${severe} of them high`;
}
