import type { ReactNode, Ref } from "react";

export interface ReadingProps {
  /** Read out when the focus arrives: the dialog's title. */
  label: string;
  ref: Ref<HTMLElement>;
  children: ReactNode;
}

/** A dialog's text to read, with the focus on its beginning, so that the keyboard scrolls it and nothing is skipped. */
export function Reading({ label, ref, children }: ReadingProps) {
  return (
    <section
      ref={ref}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need focus here to scroll a long text
      tabIndex={0}
      // It is all there is to see in the dialog: a ring around it would tell nothing.
      className="-mx-2 grid gap-5 rounded-chip px-2 pt-1 pb-2 outline-none"
    >
      {children}
    </section>
  );
}
