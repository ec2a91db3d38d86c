import { Plus } from "lucide-react";

/** The primary action on small screens. The space below the list keeps it from covering the cards. */
export function FloatingAddButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <>
      <div aria-hidden="true" className="h-20 md:hidden print:hidden" />
      <button
        type="button"
        aria-label={label}
        onClick={onClick}
        className="fixed right-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-20 grid size-14 place-items-center rounded-full bg-accent text-on-accent shadow-float md:hidden print:hidden"
      >
        <Plus aria-hidden="true" className="size-6" />
      </button>
    </>
  );
}
