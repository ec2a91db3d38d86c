import { type RefObject, useLayoutEffect } from "react";

const sizesItself = () => typeof CSS !== "undefined" && CSS.supports?.("field-sizing", "content") === true;

/**
 * Lets a text area follow its text where the browser does not do so by itself (`field-sizing`). The limits come from the
 * element's own min-height and max-height.
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
