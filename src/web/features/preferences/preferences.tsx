import { KeepPlanChoice } from "#web/features/offline/offline.sections.ts";
import { CountrySetting } from "#web/features/support-contacts/support-contacts.sections.ts";
import { setTheme, THEMES, useTheme } from "#web/platform/device/theme.ts";
import { THEME_LOOKS } from "#web/platform/shell/theme-looks.ts";
import { Segmented } from "#web/ui/segmented.tsx";
import { TimeZoneSetting } from "./time-zone-setting.tsx";

const THEME_OPTIONS = THEMES.map((theme) => ({ value: theme, label: THEME_LOOKS[theme].name }));

/** What is chosen for this device. */
export function Preferences() {
  const theme = useTheme();
  return (
    <div className="grid gap-4">
      <p className="text-ink-2 text-sm">These stay on this device.</p>
      <div>
        <p className="mb-1.5 font-semibold text-sm">Theme</p>
        <Segmented label="Theme" options={THEME_OPTIONS} value={theme} onValueChange={setTheme} />
      </div>
      <TimeZoneSetting />
      <CountrySetting />
      <div className="border-hairline border-t pt-2">
        <KeepPlanChoice />
      </div>
    </div>
  );
}
