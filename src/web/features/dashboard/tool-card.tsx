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
  "flex min-h-20 w-full items-center gap-4 rounded-card border border-hairline bg-card shadow-card";
const paddingClass = "p-4 text-left sm:px-5";

export const toolCardClass = `${boxClass} ${paddingClass} transition-colors hover:bg-sunk`;

/** The two parts of a tool with a second button of its own: the box, and what opens the tool in it. */
export const splitToolClass = `${boxClass} pr-3`;
export const splitToolButtonClass = `flex min-w-0 flex-1 items-center gap-4 self-stretch rounded-card transition-colors hover:bg-sunk ${paddingClass}`;

/** What a tool's button or link shows. */
export function ToolCard({ icon: Icon, figure, name, text }: ToolCardProps) {
  return (
    <>
      {figure ?? <Icon aria-hidden="true" className="size-6 shrink-0 text-tint-ink" />}
      <span className="min-w-0">
        <span className="block font-semibold">{name}</span>
        <span className="block text-ink-2 text-sm">{text}</span>
      </span>
    </>
  );
}
