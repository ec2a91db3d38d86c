import type { ReactNode } from "react";

/** One figure of a role and what it counts: "2 boundaries". */
export function RoleFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="flex min-h-8 items-center justify-between gap-3">
      <span className="text-ink-2">{name}</span>
      <span className="tabular font-semibold">{children}</span>
    </p>
  );
}
