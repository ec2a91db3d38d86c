import { CircleAlert } from "lucide-react";

/** An error of the whole form, above its fields, announced to screen readers. */
export function FormAlert({ message }: { message: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {message && (
        <p className="flex items-start gap-2 rounded-control bg-danger-tint px-3 py-2.5 text-danger-tint-ink text-sm">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {message}
        </p>
      )}
    </div>
  );
}
