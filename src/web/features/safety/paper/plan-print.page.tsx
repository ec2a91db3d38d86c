import { Printer } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import { useSafetyItems } from "#web/features/safety/safety.api.ts";
import { useSupportContacts } from "#web/features/support-contacts/support-contacts.api.ts";
import { useTriggers } from "#web/features/triggers/triggers.api.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { useLcesName } from "#web/platform/shell/use-lces-name.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { PlanSheet } from "./plan-sheet.tsx";
import { WalletCard } from "./wallet-card.tsx";

const FORMS = [
  { value: "sheet", label: "One page" },
  { value: "card", label: "Wallet card" },
] as const;

/** The safety plan of the mode on paper: a sheet, or a card for the wallet. */
export function PlanPrintPage() {
  const [form, setForm] = useState<"sheet" | "card">("sheet");
  const { mode } = useMode();
  const { data: items, error, isFetching, refetch, dataUpdatedAt } = useSafetyItems(mode.id);
  const triggers = useTriggers();
  const { contacts, emergencyNumber } = useSupportContacts();
  const nameOf = useLcesName();
  const plan = items && { items, contacts, mode: mode.id, emergencyNumber, nameOf };
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          title="Print your safety plan"
          tagline="A page to hang up or share, or a card for your wallet."
          actions={
            <>
              <Link href="/safety" className={buttonClass({ variant: "ghost" })}>
                Back to the plan
              </Link>
              <Button disabled={!plan || triggers.isPending} onClick={() => window.print()}>
                <Printer aria-hidden="true" className="size-4.5" />
                Print
              </Button>
            </>
          }
        />
        <Segmented
          label="What to print"
          options={FORMS}
          value={form}
          onValueChange={setForm}
          className="mb-5 max-w-sm"
        />
      </div>
      {error ? (
        <ErrorState
          title="Couldn't load your safety plan"
          message={sentenceOf(error)}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : !plan ? (
        <Skeleton className="h-96 max-w-[190mm]" />
      ) : form === "sheet" ? (
        <div className="max-w-[190mm] print:max-w-none">
          <PlanSheet
            {...plan}
            triggers={triggers.data ?? []}
            savedAt={new Date(dataUpdatedAt).toISOString()}
          />
        </div>
      ) : (
        <WalletCard {...plan} />
      )}
    </>
  );
}
