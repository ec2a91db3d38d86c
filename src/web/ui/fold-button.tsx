import { Button } from "./button.tsx";

interface FoldButtonProps {
  /** How many rows are folded; without any, there is no button. */
  count: number;
  isUnfolded: boolean;
  onChange: (isUnfolded: boolean) => void;
}

/** Shows the rest of a list below its first rows, or folds it again. */
export function FoldButton({ count, isUnfolded, onChange }: FoldButtonProps) {
  if (count <= 0) return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-expanded={isUnfolded}
      // Above the link that covers the whole card.
      className="relative -my-2 -ml-3"
      onClick={() => onChange(!isUnfolded)}
    >
      {isUnfolded ? "Show fewer" : `Show ${count} more`}
    </Button>
  );
}
