import { Suspense, useState } from "react";
import type { Proposal } from "#shared/proposals/proposals.contract.ts";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

const WaitingProposals = lazyPart(async () => (await import("./waiting-proposals.tsx")).WaitingProposals);

/** What programs propose, once there is something; it stays while the last one was just added. */
export function Proposals({ waiting }: { waiting: readonly Proposal[] }) {
  const [hadSome, setHadSome] = useState(false);
  if (!hadSome && waiting.length > 0) setHadSome(true);
  if (!hadSome) return null;
  return (
    <Suspense fallback={<Skeleton className="h-48 w-full rounded-card" />}>
      <WaitingProposals />
    </Suspense>
  );
}
