import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";

/** The second step of signing in. Its field is called "code". */
export function CodeStep({ error }: { error: string | undefined }) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <div className="grid gap-2">
      {isRecovery ? (
        <Field label="Recovery code" error={error} hint="Each of them works once.">
          <Input key="recovery" name="code" autoComplete="off" autoCapitalize="characters" autoFocus />
        </Field>
      ) : (
        <Field label="Code from your authenticator app" error={error}>
          <Input key="app" name="code" inputMode="numeric" autoComplete="one-time-code" autoFocus />
        </Field>
      )}
      <Button variant="ghost" className="justify-self-start" onClick={() => setRecovery(!isRecovery)}>
        {isRecovery ? "Use your authenticator app" : "Use a recovery code"}
      </Button>
    </div>
  );
}
