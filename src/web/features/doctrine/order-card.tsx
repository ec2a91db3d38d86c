import type { UniversalOrder } from "#shared/doctrine/orders.content.ts";
import { Badge } from "#web/ui/badge.tsx";

export interface OrderCardProps {
  order: UniversalOrder;
  onOpen: () => void;
}

/** An order in the grid. The whole card opens it; the heading is the button. */
export function OrderCard({ order, onOpen }: OrderCardProps) {
  return (
    <article className="relative flex h-full min-w-0 flex-col gap-3 rounded-card border border-hairline bg-card p-4 shadow-card transition-colors hover:bg-sunk has-[h2>button:focus-visible]:outline-2 has-[h2>button:focus-visible]:outline-focus has-[h2>button:focus-visible]:outline-offset-2 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="tabular text-ink-2 text-sm">Order {order.id}</span>
        <Badge variant="pillar" pillar={order.pillar}>
          {order.pillar}
        </Badge>
      </div>
      <h2 className="font-medium font-serif text-xl leading-snug tracking-normal">
        <button
          type="button"
          onClick={onOpen}
          aria-haspopup="dialog"
          className="text-left outline-none after:absolute after:inset-0 after:rounded-card"
        >
          {order.title}
        </button>
      </h2>
      <p>{order.intent}</p>
      <p className="mt-auto border-hairline border-t pt-3 text-ink-2 text-sm">
        <span className="font-semibold">In life: </span>
        {order.applications.life}
      </p>
    </article>
  );
}
