import { useRef } from "react";
import type { UniversalOrder } from "#shared/doctrine/orders.ts";
import { MODES } from "#shared/modes/modes.ts";
import { useMode } from "#web/platform/mode.tsx";
import { ScreenLink } from "#web/platform/screen-link.tsx";
import { hasScreen } from "#web/platform/screens.ts";
import { Badge } from "#web/ui/badge.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { cx } from "#web/ui/cx.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Reading } from "./reading.tsx";
import { echoAddress, orderQuestion } from "./reflection.rules.ts";

export interface OrderDialogProps {
  order: UniversalOrder;
  onClose: () => void;
}

/** One order, and what it looks like in each mode. The person's own mode stands out. */
export function OrderDialog({ order, onClose }: OrderDialogProps) {
  const { mode: current } = useMode();
  const text = useRef<HTMLElement>(null);
  const echo = echoAddress(orderQuestion(order));
  return (
    <Dialog
      open
      initialFocus={text}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={
        <span className="font-medium font-serif text-xl tracking-normal">
          Order {order.id} · {order.title}
        </span>
      }
      footer={
        hasScreen(echo) && (
          <ScreenLink href={echo} className={buttonClass()}>
            Reflect with Echo
          </ScreenLink>
        )
      }
    >
      <Reading ref={text} label={order.title}>
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
      </Reading>
    </Dialog>
  );
}
