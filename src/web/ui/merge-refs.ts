import type { Ref, RefCallback } from "react";

/** One ref for several owners: the component measures the element, the caller (a form library, say) holds it too. */
export function mergeRefs<T>(...refs: (Ref<T> | undefined)[]): RefCallback<T> {
  return (node) => {
    for (const ref of refs) {
      if (typeof ref === "function") ref(node);
      else if (ref) ref.current = node;
    }
  };
}
