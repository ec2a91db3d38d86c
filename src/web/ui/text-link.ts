/** The classes of a link inside running text. */
export const textLinkClass =
  "font-semibold text-tint-ink underline decoration-1 underline-offset-4 hover:decoration-2";
