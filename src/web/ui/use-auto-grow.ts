import { type RefObject, useLayoutEffect } from "react";

const sizesItself = () => typeof CSS !== "undefined" && CSS.supports?.("field-sizing", "content") === true;

/**
 * Makes a text area grow with its text in browsers without `field-sizing`. The limits are the element's min-height and
 * max-height.
 */
export function useAutoGrow(ref: RefObject<HTMLTextAreaElement | null>, text: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what changes the height
  useLayoutEffect(() => {
    const area = ref.current;
    if (!area || sizesItself()) return;
    area.style.height = "auto";
    area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
  }, [ref, text]);
}
