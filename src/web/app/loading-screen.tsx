import { RidgeMark } from "#web/ui/ridge-mark.tsx";

/** Shown during the session check. */
export function LoadingScreen() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center">
      <span className="sr-only">Loading</span>
      <RidgeMark className="h-10 w-14 animate-waiting text-accent" />
    </div>
  );
}
