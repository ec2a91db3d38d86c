import type { UniversalOrder } from "#shared/doctrine/orders.content.ts";
import { MODES } from "#shared/modes/modes.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { cx } from "#web/ui/cx.ts";
import { DoctrineDialog } from "./doctrine-dialog.tsx";
import { orderQuestion } from "./reflection.rules.ts";

export interface OrderDialogProps {
  order: UniversalOrder;
  onClose: () => void;
}

/** One order with its application in each mode. The current mode is highlighted. */
export function OrderDialog({ order, onClose }: OrderDialogProps) {
  const { mode: current } = useMode();
  return (
    <DoctrineDialog
      name={`Order ${order.id}`}
      title={order.title}
      question={orderQuestion(order)}
      questionLabel="Reflect with Echo"
      onClose={onClose}
    >
      <div>
        <Badge variant="pillar" pillar={order.pillar}>
          {order.pillar}
        </Badge>
      </div>
      <p>{order.intent}</p>
      <ul className="grid gap-3">
        {MODES.map(({ id, label }) => (
          <li
            key={id}
            className={cx("rounded-card p-4", id === current.id ? "bg-tint text-tint-ink" : "bg-sunk")}
          >
            <h3 className="mb-1 flex flex-wrap items-center justify-between gap-2 text-base">
              {label}
              {id === current.id && <span className="font-normal text-sm tracking-normal">your mode</span>}
            </h3>
            <p>{order.applications[id]}</p>
          </li>
        ))}
      </ul>
    </DoctrineDialog>
  );
}
