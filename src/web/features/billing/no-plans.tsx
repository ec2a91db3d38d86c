import { Link } from "wouter";
import { Card } from "#web/ui/card.tsx";
import { textLinkClass } from "#web/ui/text-link.ts";

/** Where nothing is sold. */
export function NoPlans() {
  return (
    <Card title="Nothing to pay here">
      <p className="max-w-reading text-ink-2">
        This server doesn't sell plans. Everything in Ridgeline is yours to use, and nobody is limited.
      </p>
      <p className="mt-3">
        <Link href="/" className={textLinkClass}>
          Back to the dashboard
        </Link>
      </p>
    </Card>
  );
}
