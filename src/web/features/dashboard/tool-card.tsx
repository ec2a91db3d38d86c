import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface ToolCardProps {
  icon: LucideIcon;
  /** In the place of the icon. */
  figure?: ReactNode;
  name: string;
  /** One line below the name. */
  text: ReactNode;
}

const boxClass =
  "flex min-h-16 w-full items-center gap-3 rounded-card border border-hairline bg-card shadow-card";
const paddingClass = "px-4 py-1.5 text-left";

export const toolCardClass = `${boxClass} ${paddingClass} transition-colors hover:bg-sunk`;

/** The two parts of a tool with a second button of its own: the box, and what opens the tool in it. */
export const splitToolClass = `${boxClass} pr-3`;
export const splitToolButtonClass = `flex min-w-0 flex-1 items-center gap-3 self-stretch rounded-card transition-colors hover:bg-sunk ${paddingClass}`;

/** What a tool's button or link shows. */
export function ToolCard({ icon: Icon, figure, name, text }: ToolCardProps) {
  return (
    <>
      {figure ?? <Icon aria-hidden="true" className="size-6 shrink-0 text-tint-ink" />}
      <span className="min-w-0">
        <span className="block font-semibold">{name}</span>
        <span className="line-clamp-2 text-ink-2 text-sm leading-snug">{text}</span>
      </span>
    </>
  );
}
