import type { ReactNode } from "react";
import { useCalmSetting } from "./use-calm-setting.ts";
import type { Moment } from "./use-timed-steps.ts";
import { offersSound, useTone } from "./use-tone.ts";
import { type Cue, offersVibration, useVibration } from "./use-vibration.ts";

interface StepCuesProps {
  moment: Moment<{ cue: Cue }> | null;
  /** With reduced motion, vibration is off by default too. */
  isStill: boolean;
}

/** Sound and vibration for closed eyes, if the device supports them. Remembered on this device. */
export function StepCues({ moment, isStill }: StepCuesProps) {
  const [hasSound, setSound] = useCalmSetting("sound", false);
  const [hasVibration, setVibration] = useCalmSetting("vibration", !isStill);
  useTone(hasSound && offersSound(), moment);
  useVibration(hasVibration && offersVibration(), moment);
  return (
    <div className="flex flex-wrap gap-x-5">
      {offersSound() && (
        <Switch isOn={hasSound} onChange={setSound}>
          Soft tone
        </Switch>
      )}
      {offersVibration() && (
        <Switch isOn={hasVibration} onChange={setVibration}>
          Vibration
        </Switch>
      )}
    </div>
  );
}

interface SwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}

function Switch({ isOn, onChange, children }: SwitchProps) {
  return (
    <label className="flex min-h-11 items-center gap-2.5">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 accent-accent"
      />
      {children}
    </label>
  );
}
