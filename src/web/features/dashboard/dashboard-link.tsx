import type { ReactNode } from "react";
import { Link } from "wouter";

export type DashboardLinkProps = {
  to: string;
  parameters?: Record<string, string>;
  className?: string;
  children: ReactNode;
};

/** A link to another screen, with a mark that the way there began on the dashboard. */
export function DashboardLink({ to, parameters = {}, className, children }: DashboardLinkProps) {
  const search = new URLSearchParams({ ...parameters, from: "dashboard" });
  return (
    <Link href={`${to}?${search}`} className={className}>
      {children}
    </Link>
  );
}
