import { useState } from "react";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { useChangeEchoSettings, useEchoSettings } from "./echo-settings.api.ts";

/** The choice to keep conversations on the server. Turning it off asks first, since it deletes them there. */
export function KeepSwitch() {
  const { data: settings, error } = useEchoSettings();
  const change = useChangeEchoSettings();
  const keep = (keepsConversations: boolean) => change({ keepsConversations });
  const [isAsking, setAsking] = useState(false);
  if (!settings) {
    return error && <p className="mt-4 text-ink-2 text-sm">Keeping them on the server needs a connection.</p>;
  }
  return (
    <div className="mt-4 border-hairline border-t pt-3">
      <Switch
        label="Keep my conversations on the server, so they're on my other devices"
        isOn={settings.keepsConversations}
        onChange={(isOn) => {
          if (isOn) keep(true);
          else setAsking(true);
        }}
      />
      <p className="mt-1 text-ink-2 text-sm">
        They stay with your account until you delete them or turn this off. Whoever runs this server could
        read them.
      </p>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete all conversations from the server?"
        text="All conversations kept on the server are deleted at once. This can't be undone. Those on this device stay until you sign out, and your other devices keep what they have."
        confirmLabel="Delete from the server"
        onConfirm={() => {
          setAsking(false);
          keep(false);
        }}
      />
    </div>
  );
}
