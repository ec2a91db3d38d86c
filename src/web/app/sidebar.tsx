import { Link, useLocation } from "wouter";
import { MODES } from "#shared/modes/modes.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { isAt, useScreens } from "#web/platform/shell/screens.ts";
import { cx } from "#web/ui/cx.ts";
import { InSteps } from "#web/ui/in-steps.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { UserMenu } from "./user-menu.tsx";

const MODE_OPTIONS = MODES.map(({ id, label }) => ({ value: id, label }));

/** How many screens stand in the first frame after the menu was opened. */
const AT_ONCE = 6;

/** The mode switch, the screens, and who is signed in. */
export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const { mode, setMode, label } = useMode();
  const [path] = useLocation();
  const screens = useScreens().filter(({ isInSidebar }) => isInSidebar);
  return (
    <div className="flex min-h-full flex-1 flex-col gap-4 px-3 pb-3 md:min-h-0 md:overflow-y-auto">
      <Segmented label="Mode" options={MODE_OPTIONS} value={mode.id} onValueChange={setMode} />
      <nav aria-label="Screens" className="flex-1">
        <ul className="grid gap-0.5">
          <InSteps first={AT_ONCE} step={screens.length}>
            {screens.map((screen) => {
              const { path: target, name, labelKey, icon: Icon } = screen;
              const isCurrent = isAt(screen, path);
              return (
                <li key={target}>
                  <Link
                    href={target}
                    onClick={() => onNavigate?.()}
                    aria-current={isCurrent ? "page" : undefined}
                    className={cx(
                      "flex min-h-11 items-center gap-3 rounded-control px-2.5 py-1.5 transition-colors",
                      isCurrent
                        ? "bg-tint font-semibold text-tint-ink"
                        : "text-ink-2 hover:bg-card hover:text-ink",
                    )}
                  >
                    {Icon && <Icon aria-hidden="true" className="size-5 shrink-0" />}
                    <span className="min-w-0">{labelKey ? label(labelKey, name) : name}</span>
                  </Link>
                </li>
              );
            })}
          </InSteps>
        </ul>
      </nav>
      <div className="min-h-16 border-hairline border-t pt-3">
        <InSteps>
          <UserMenu onNavigate={onNavigate} />
        </InSteps>
      </div>
    </div>
  );
}
