import { RISK_LEVELS, type Risk, type RiskLevel } from "#shared/risks/risks.contract.ts";
import {
  type ChecklistConfig,
  checklistConfigSchema,
  type PluginCheck,
  type ToolPlugin,
} from "#shared/tool-plugins/tool-plugins.contract.ts";

export const NOT_SUPPORTED = "Plugin type not yet supported";

/** A tool without its configuration. */
export type ToolName = Pick<ToolPlugin, "slug" | "name" | "description">;

/** A tool with a valid configuration. */
export interface Checklist extends ToolName {
  config: ChecklistConfig;
}

/** The state of an item. */
export type ItemCheck = Omit<PluginCheck, "updatedAt">;

/** How to show a tool: as a checklist or, with a null config, only its name. */
export type ReadTool = ToolName & { config: ChecklistConfig | null };

/** Parses a tool's configuration; null if it is not supported. */
export function readTool({ slug, name, description, config }: ToolPlugin): ReadTool {
  const checklist = checklistConfigSchema.safeParse(config);
  return { slug, name, description, config: checklist.data ?? null };
}

type Item = ChecklistConfig["items"][number];

/** Consecutive items of a group; without a heading if they have none. */
export interface ItemGroup {
  heading: string | null;
  items: Item[];
}

/** The items in order, with one heading for consecutive ones of the same group. */
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

/** The risk of a tool's item, if it is in the log. */
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
