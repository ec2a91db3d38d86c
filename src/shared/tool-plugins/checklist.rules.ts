import * as z from "zod/mini";
import { HAZARD_MAX, MITIGATION_MAX, type NewRiskInput, type RiskLevel } from "../risks/risks.contract.ts";
import {
  type ChecklistConfig,
  PLUGIN_LOCATIONS,
  type PluginCheck,
  type PluginLocation,
} from "./tool-plugins.contract.ts";

/** The message of a rule that has none. */
const GUARDRAIL_DEFAULT = "Critical gaps detected";

const CHECKED_MIN = 2;

/** The current state of a checklist item. */
export interface ItemState {
  code: string;
  checked: boolean;
  severity: RiskLevel;
}

/**
 * The warnings for a check, without duplicates. A rule applies when one of its codes and at least two items in total
 * are checked, or when at least its threshold of items is checked with severity H.
 */
export function guardrailMessages(
  { logic }: Pick<ChecklistConfig, "logic">,
  states: readonly ItemState[],
): string[] {
  const checked = states.filter((state) => state.checked);
  const severe = checked.filter(({ severity }) => severity === "H").length;
  const messages = logic.onSevereCombo
    .filter(
      ({ whenCodesAny, orWhenSeverityH }) =>
        severe >= orWhenSeverityH ||
        (checked.length >= CHECKED_MIN && checked.some(({ code }) => whenCodesAny.includes(code))),
    )
    .map(({ message }) => message || GUARDRAIL_DEFAULT);
  return [...new Set(messages)];
}

/** The initial state of an item: unchecked, with the tool's default severity. */
export function blankState({ logic }: Pick<ChecklistConfig, "logic">, code: string) {
  return { code, checked: false, severity: logic.onCheck[0]?.defaultSeverity ?? "M", owner: "" };
}

/** The risk created by checking an item, or null if the tool creates none. */
export function riskOf(
  slug: string,
  { items, logic }: Pick<ChecklistConfig, "items" | "logic">,
  { code, severity, owner }: Pick<PluginCheck, "code" | "severity" | "owner">,
): NewRiskInput | null {
  const item = items.find((one) => one.code === code);
  const action = logic.onCheck[0];
  if (!item || !action) return null;
  return {
    hazard: item.label.slice(0, HAZARD_MAX),
    mitigation: item.mitigation_hint.slice(0, MITIGATION_MAX),
    probability: action.defaultProbability,
    severity,
    owner: owner || null,
    status: "identified",
    sourcePlugin: slug,
    sourceCode: code,
  };
}

const placesSchema = z.object({ locations: z.array(z.unknown()) });

/** Where a tool is shown, even if the rest of its configuration is invalid. Defaults to Safety. */
export function locationsOf(config: unknown): PluginLocation[] {
  const places = placesSchema.safeParse(config).data?.locations ?? [];
  const known = PLUGIN_LOCATIONS.filter((place) => places.includes(place));
  return known.length > 0 ? known : ["safety"];
}
