/** The look of every text control. The border has a contrast of 3:1 on all surfaces, and the focus ring has no gap. */
export const controlClass =
  "block w-full min-w-0 rounded-control border border-control-edge bg-card text-base text-ink transition-colors " +
  "hover:border-ink-2 focus-visible:outline-offset-0 aria-invalid:border-danger " +
  "disabled:bg-sunk disabled:text-ink-3";
