import { Skeleton, Waiting } from "#web/ui/skeleton.tsx";

const CARDS = [0, 1, 2, 3, 4, 5];

/** Placeholders of the filters, the search and six cards. */
export function ObjectivesSkeleton() {
  return (
    <Waiting>
      <div aria-hidden="true" className="mb-4 flex flex-wrap gap-x-6 gap-y-2">
        <ChipShapes widths={["w-14", "w-20", "w-28"]} />
        <ChipShapes widths={["w-28", "w-28", "w-28", "w-32", "w-20"]} />
      </div>
      <div aria-hidden="true" className="mb-4 flex flex-wrap gap-3">
        <Skeleton className="h-11 flex-1 basis-full sm:basis-64" />
        <Skeleton className="h-11 w-52 max-sm:flex-1" />
        <Skeleton className="h-11 w-26" />
      </div>
      <div className="grid gap-3">
        {CARDS.map((card) => (
          <div
            key={card}
            data-testid="skeleton-card"
            aria-hidden="true"
            className="flex gap-3 rounded-card border border-hairline bg-card p-4 sm:px-5"
          >
            <Skeleton className="size-9 rounded-control" />
            <div className="grid flex-1 gap-2.5">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-1.5 w-full" />
            </div>
          </div>
        ))}
      </div>
    </Waiting>
  );
}

function ChipShapes({ widths }: { widths: readonly string[] }) {
  return (
    <div className="flex flex-wrap gap-2">
      {widths.map((width, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders in a fixed order
        <Skeleton key={place} className={`h-9 rounded-full pointer-coarse:h-11 ${width}`} />
      ))}
    </div>
  );
}
