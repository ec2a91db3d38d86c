import { Link } from "wouter";
import { PAGE_HELP } from "#shared/doctrine/help-texts.content.ts";
import { LISTED_ORDERS } from "#shared/doctrine/orders.content.ts";
import { PILLAR_MEANINGS, PILLARS } from "#shared/doctrine/pillars.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { useAddress } from "#web/platform/shell/use-address.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/card.tsx";
import { HelpDialog } from "#web/ui/help-dialog.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { PillarIcon } from "#web/ui/pillar-icon.tsx";
import { DailyReflection } from "./daily-reflection.tsx";
import { OrderCard } from "./order-card.tsx";
import { OrderDialog } from "./order-dialog.tsx";

/** The rules to act by, each with examples. */
export function UniversalOrdersPage() {
  const { label } = useMode();
  const [address, changeAddress] = useAddress();
  const openText = address.get("open");
  const open = LISTED_ORDERS.find(({ id }) => String(id) === openText);
  return (
    <>
      <PageHeader
        title="10 Universal Orders"
        tagline="Short rules for doing what matters without wearing yourself out."
        actions={
          <>
            <HelpDialog {...PAGE_HELP["universal-orders"]} />
            <DailyReflection />
          </>
        }
      />
      <Card title="What an order is" className="mb-4">
        <p className="max-w-reading text-ink-2">
          Wildland firefighters memorize ten standing orders, so they don't have to think them up under
          pressure. These ten do the same for ordinary days. An order says what to do. A Watch Out says what
          to notice. Each order belongs to one of four pillars.
        </p>
        <ul className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {PILLARS.map((pillar) => (
            <li key={pillar} className="flex gap-2.5 text-sm">
              <PillarIcon pillar={pillar} className="mt-0.5 size-4.5" />
              <span className="min-w-0 text-ink-2">
                <strong className="font-semibold text-ink">{pillar}.</strong> {PILLAR_MEANINGS[pillar]}
              </span>
            </li>
          ))}
        </ul>
        <div className="mt-5 flex flex-wrap gap-2">
          <Link href="/watch-outs" className={buttonClass({ variant: "secondary" })}>
            View 18 Watch Outs
          </Link>
          <Link href="/isap-compass" className={buttonClass({ variant: "link" })}>
            Find your direction with the {label("isap", "ISAP Compass")}
          </Link>
        </div>
      </Card>
      <ul className="grid gap-4 md:grid-cols-2">
        {LISTED_ORDERS.map((order) => (
          <li key={order.id} className="min-w-0">
            <OrderCard order={order} onOpen={() => changeAddress({ open: String(order.id) })} />
          </li>
        ))}
      </ul>
      {open && <OrderDialog order={open} onClose={() => changeAddress({ open: null })} />}
    </>
  );
}
