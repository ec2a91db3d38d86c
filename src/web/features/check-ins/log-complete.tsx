import { Check } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { useLogMoment } from "./check-ins.api.ts";

/** Logs that the person has completed a meditation. @param of its title */
export function LogComplete({ of }: { of: string }) {
  const { mutate: log, isPending } = useLogMoment("meditation");
  return (
    <Button variant="secondary" size="sm" onClick={() => log()} pending={isPending} pendingLabel="Saving...">
      <Check aria-hidden="true" className="size-4" />
      Log Complete
      <span className="sr-only"> {of}</span>
    </Button>
  );
}
