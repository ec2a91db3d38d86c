/** What every box that takes text looks like. The edge keeps 3:1 against all surfaces; the ring hugs the box. */
export const controlClass =
  "block w-full min-w-0 rounded-control border border-control-edge bg-card text-base text-ink transition-colors " +
  "hover:border-ink-2 focus-visible:outline-offset-0 aria-invalid:border-danger " +
  "disabled:bg-sunk disabled:text-ink-3";
