import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

/** Explains what the percentage counts. */
export function CompletenessHelp() {
  return (
    <Dialog
      title="How the score is counted"
      size="sm"
      trigger={
        <Button variant="link" size="sm" className="-ml-1.5">
          How is this counted?
        </Button>
      }
    >
      <div className="grid gap-4 text-ink-2">
        <p>
          LCES has four elements: lookouts, communications, escape routes and safety zones. Each that has at
          least one entry in this mode, or one for all modes, adds 25%.
        </p>
        <p>
          An item counts once you have given it a title or details of its own. With the switches, ISAP
          sessions and active objectives that carry an element's tag count, too.
        </p>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
          <dt className="font-semibold text-ink">Needs Attention</dt>
          <dd>under 50%</dd>
          <dt className="font-semibold text-ink">Building</dt>
          <dd>50 to 74%</dd>
          <dt className="font-semibold text-ink">Strong</dt>
          <dd>75% and above</dd>
        </dl>
        <p>
          How fresh a list is doesn't change this score. It's looked at separately: a list nobody has touched
          for 14 days is getting stale, and after 30 days it's stale.
        </p>
        <p>
          The four depend on each other: a safe place helps only if the way there is open. That is why an
          empty one comes first.
        </p>
      </div>
    </Dialog>
  );
}
