import { CircleCheck } from "lucide-react";
import { useEffect } from "react";

const SHOWN_MS = 5_000;

export type SuccessBannerProps = {
  /** What has succeeded; null shows nothing. Another object shows it anew. */
  success: { message: string } | null;
  onGone: () => void;
};

/** Says for five seconds, inside a form, that it was saved. */
export function SuccessBanner({ success, onGone }: SuccessBannerProps) {
  useEffect(() => {
    if (!success) return;
    const timer = setTimeout(onGone, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [success, onGone]);
  return (
    <div role="status" className="empty:hidden">
      {success && (
        <p className="flex items-start gap-2 rounded-control bg-tint px-3 py-2.5 text-sm text-tint-ink">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {success.message}
        </p>
      )}
    </div>
  );
}
