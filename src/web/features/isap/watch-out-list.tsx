import { TriangleAlert } from "lucide-react";
import type { WatchOutReason } from "#shared/doctrine/watch-out.rules.ts";

/** Watch Outs, each with its reason and one small option. */
export function WatchOutList({ watchOuts, level }: { watchOuts: WatchOutReason[]; level: 3 | 4 }) {
  const Heading = `h${level}` as const;
  return (
    <ul className="divide-y divide-hairline">
      {watchOuts.map(({ watchOut, reason }) => (
        <li key={watchOut.id} className="flex gap-3 py-4 first:pt-0 last:pb-0">
          <TriangleAlert aria-hidden="true" className="mt-1 size-5 shrink-0 text-warning" />
          <div className="grid min-w-0 max-w-reading gap-1">
            <Heading className="font-medium font-serif text-lg leading-snug tracking-normal">
              W{watchOut.id} · {watchOut.title}
            </Heading>
            <p className="text-ink-2 text-sm">{reason}</p>
            <p>{watchOut.intent}</p>
            <p>
              <span className="font-semibold">One small option: </span>
              {watchOut.step}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
