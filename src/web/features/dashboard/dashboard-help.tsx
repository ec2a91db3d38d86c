import { HELP } from "#shared/doctrine/coaching.ts";
import { HelpDialog } from "#web/ui/help-dialog.tsx";

export function DashboardHelp() {
  return <HelpDialog {...HELP.dashboard} />;
}
