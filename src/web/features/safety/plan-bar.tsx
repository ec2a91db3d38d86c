import { Link } from "wouter";
import { SAFETY_KINDS } from "#shared/safety/safety.contract.ts";
import { useLcesName } from "#web/platform/shell/use-lces-name.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { KindIcon } from "./kind-icon.tsx";

/** On a narrow screen: the way to each of the four lists, always at hand. */
export function PlanBar() {
  const nameOf = useLcesName();
  return (
    <nav
      aria-label="Lists of the plan"
      className="sticky top-15 z-20 -mx-4 mb-4 overflow-x-auto border-hairline border-y bg-paper px-4 py-1.5 md:top-0 lg:hidden print:hidden"
    >
      <ul className="flex w-max gap-1.5">
        {SAFETY_KINDS.map((kind) => (
          <li key={kind}>
            <Link
              href={`/safety?open=${kind}`}
              replace
              className={buttonClass({ variant: "secondary", size: "sm" })}
            >
              <KindIcon kind={kind} className="size-4" />
              {nameOf(kind)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
