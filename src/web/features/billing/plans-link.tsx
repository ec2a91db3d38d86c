import { Link } from "wouter";
import { buttonClass } from "#web/ui/button-class.ts";

/** The way to the plans, beside a refusal. */
export function PlansLink() {
  return (
    <Link href="/subscribe" className={buttonClass()}>
      See plans
    </Link>
  );
}
