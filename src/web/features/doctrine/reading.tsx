import type { ReactNode, Ref } from "react";

export interface ReadingProps {
  /** The dialog's title, announced with the focus. */
  label: string;
  ref: Ref<HTMLElement>;
  children: ReactNode;
}

/** A dialog's text with the initial focus, so that it starts at the top and can be scrolled by keyboard. */
export function Reading({ label, ref, children }: ReadingProps) {
  return (
    <section
      ref={ref}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need focus here to scroll a long text
      tabIndex={0}
      // No focus ring, because the text fills the dialog.
      className="-mx-2 grid gap-5 rounded-chip px-2 pt-1 pb-2 outline-none"
    >
      {children}
    </section>
  );
}
