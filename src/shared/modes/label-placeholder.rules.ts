import type { LabelKey } from "./label-mappings.content.ts";
import type { LabelMapping } from "./modes.contract.ts";
import type { ModeId } from "./modes.ts";

const PLACEHOLDER = /__LABEL_([a-z_]+)_IN_([a-z]+)__/g;

/** Stands for a label in a page that is rendered at build time. */
export const labelPlaceholder = (key: LabelKey, mode: ModeId): string => `__LABEL_${key}_IN_${mode}__`;

/** Puts labels in the places of their placeholders, as HTML. */
export function withLabels(html: string, labels: Partial<Record<string, readonly LabelMapping[]>>): string {
  return html.replace(PLACEHOLDER, (_, key: string, mode: string) =>
    (labels[mode]?.find((mapping) => mapping.key === key)?.label ?? "")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;"),
  );
}
