import type { ReactNode } from "react";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Waiting } from "#web/ui/skeleton.tsx";
import type { Section } from "./dashboard.api.ts";

interface SectionStateProps<Data> {
  section: Section<Data>;
  /** In the shape of what is coming. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A section's content, or what stands in its place while it loads and when it fails. */
export function SectionState<Data>({ section, skeleton, children }: SectionStateProps<Data>) {
  const { data, error, isFetching, retry } = section;
  if (data !== undefined) return children(data);
  if (error !== null)
    return <ErrorState message={error} onRetry={retry} pending={isFetching} className="border-0 !p-0" />;
  return <Waiting>{skeleton}</Waiting>;
}
