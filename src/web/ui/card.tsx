import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "./cx.ts";

export type CardProps = Omit<ComponentProps<"section">, "title"> & {
  /** Shown as the card's heading; the card is then a region of that name, or of its `aria-label`. */
  title?: ReactNode;
  /** To the right of the title: a badge, a link, a small button. */
  aside?: ReactNode;
  /** Heading level; 2 unless the card is below another heading. */
  level?: 2 | 3 | 4;
  padding?: "none" | "sm" | "md";
};

const paddings = { none: "", sm: "p-4", md: "p-4 sm:p-5" };

/** One radius, one hairline, one shadow. */
export function Card({ title, aside, level = 2, padding = "md", className, children, ...rest }: CardProps) {
  const Heading = `h${level}` as const;
  const titleId = useId();
  const isNamedByTitle = title !== undefined && rest["aria-label"] === undefined;
  return (
    <section
      aria-labelledby={isNamedByTitle ? titleId : undefined}
      {...rest}
      className={cx(
        "min-w-0 rounded-card border border-hairline bg-card shadow-card",
        paddings[padding],
        className,
      )}
    >
      {title !== undefined && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <Heading id={titleId} className="min-w-0 text-base">
            {title}
          </Heading>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
