import type { Ref, RefCallback } from "react";

/** Combines refs, for an element that both the component and its caller (such as a form library) need. */
export function mergeRefs<T>(...refs: (Ref<T> | undefined)[]): RefCallback<T> {
  return (node) => {
    for (const ref of refs) {
      if (typeof ref === "function") ref(node);
      else if (ref) ref.current = node;
    }
  };
}
