import { Check } from "lucide-react";

/** What a plan holds. */
export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className="grid gap-2">
      {features.map((feature) => (
        <li key={feature} className="flex items-start gap-2.5">
          <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-good" />
          <span className="min-w-0">{feature}</span>
        </li>
      ))}
    </ul>
  );
}
