import type { ReactNode } from "react";
import type { Breath } from "./use-breath.ts";
import { offersSound, useBreathTone } from "./use-breath-tone.ts";
import { offersVibration, useBreathVibration } from "./use-breath-vibration.ts";
import { useCalmSetting } from "./use-calm-setting.ts";

interface BreathCuesProps {
  breath: Breath | null;
  /** With reduced motion, vibration is off by default too. */
  isStill: boolean;
}

/** Sound and vibration for breathing with closed eyes, if the device supports them. Remembered on this device. */
export function BreathCues({ breath, isStill }: BreathCuesProps) {
  const [hasSound, setSound] = useCalmSetting("sound", false);
  const [hasVibration, setVibration] = useCalmSetting("vibration", !isStill);
  useBreathTone(hasSound && offersSound(), breath);
  useBreathVibration(hasVibration && offersVibration(), breath);
  return (
    <div className="flex flex-wrap gap-x-5">
      {offersSound() && (
        <Cue isOn={hasSound} onChange={setSound}>
          Soft tone
        </Cue>
      )}
      {offersVibration() && (
        <Cue isOn={hasVibration} onChange={setVibration}>
          Vibration
        </Cue>
      )}
    </div>
  );
}

interface CueProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}

function Cue({ isOn, onChange, children }: CueProps) {
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
