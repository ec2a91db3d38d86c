import { type ChildNode, parse } from "postcss";
import selectorParser from "postcss-selector-parser";

/**
 * A style sheet without the rules for classes that do not occur in a text, in the same order.
 * @param text the scripts and the markup, with the names of classes in quotes or between spaces
 */
export function rulesFor(text: string, sheet: string): string {
  const words = new Set(text.split(/["'`\s]+/));
  const isUsed = (selector: string): boolean => {
    const [name] = classesIn(selector);
    return name === undefined || words.has(name);
  };
  const root = parse(sheet);
  root.walkRules((rule) => {
    if (!rule.selectors.some(isUsed)) removeWithEmptyGroups(rule);
  });
  return root.toString();
}

/** The names of a selector's classes, without their escapes. */
function classesIn(selector: string): string[] {
  const names: string[] = [];
  selectorParser((selectors) => selectors.walkClasses(({ value }) => void names.push(value))).processSync(
    selector,
  );
  return names;
}

function removeWithEmptyGroups(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent?.type === "atrule" && parent.nodes?.length === 0) removeWithEmptyGroups(parent as ChildNode);
}
