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
          LCES has four parts: lookouts, communications, escape routes and safety zones. Each part with at
          least one item in this mode, or one for all modes, adds 25%.
        </p>
        <p>
          An item counts once you've given it a title or details of its own. Turn on the switches to also
          count ISAP sessions and active objectives tagged for a part.
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
          This score doesn't depend on how recent a list is. That's shown separately: a list nobody has
          changed for 14 days is getting stale, and after 30 days it's stale.
        </p>
        <p>
          The four parts depend on each other: a safe place only helps if you can get there. That's why an
          empty part comes first.
        </p>
      </div>
    </Dialog>
  );
}
