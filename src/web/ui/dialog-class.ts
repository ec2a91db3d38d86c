// On the same level as the panels, so that a dialog over a dialog dims the one below.
export const overlayClass =
  "dialog-overlay fixed inset-0 z-50 bg-shade data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in print:hidden";

export const panelClass =
  "fixed top-1/2 left-1/2 z-50 flex max-h-[90vh] w-[calc(100vw-1.5rem)] -translate-x-1/2 -translate-y-1/2 flex-col " +
  "overflow-hidden rounded-card border border-hairline bg-card text-ink shadow-float " +
  "data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in supports-[height:1dvh]:max-h-[90dvh]";
