import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface ToolCardProps {
  icon: LucideIcon;
  name: string;
  /** One line below the name. */
  text: ReactNode;
}

export const toolCardClass =
  "flex min-h-20 w-full items-center gap-4 rounded-card border border-hairline bg-card p-4 text-left shadow-card transition-colors hover:bg-sunk sm:px-5";

/** What a tool's button or link shows. */
export function ToolCard({ icon: Icon, name, text }: ToolCardProps) {
  return (
    <>
      <Icon aria-hidden="true" className="size-6 shrink-0 text-tint-ink" />
      <span className="min-w-0">
        <span className="block font-semibold">{name}</span>
        <span className="block text-ink-2 text-sm">{text}</span>
      </span>
    </>
  );
}
