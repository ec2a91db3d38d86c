import type { ReactNode } from "react";
import { labelPlaceholder } from "#shared/modes/label-placeholder.rules.ts";
import { MODES, type Mode, type ModeId } from "#shared/modes/modes.ts";
import { ModeWords } from "#web/features/dashboard/mode-banner.tsx";
import type { Screen } from "#web/platform/shell/screens.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { CardGridSkeleton } from "#web/ui/skeleton.tsx";
import { Frame, FrameContent } from "./frame.tsx";

/** `appearance.js` marks the page with the mode before it is painted. */
const IN_MODE: Record<ModeId, string> = {
  life: "hidden [.mode-life_&]:contents",
  business: "hidden [.mode-business_&]:contents",
  incident: "hidden [.mode-incident_&]:contents",
};

interface FirstViewProps {
  screen: Pick<Screen, "path" | "title" | "name" | "labelKey">;
  tagline: string;
}

/**
 * What a signed-in person's page shows before any script has run, rendered at build time. Nothing in it can be pressed, and
 * screen readers are only told that it loads: the app replaces it by the whole screen.
 */
export function FirstView({ screen: { path, title, name, labelKey }, tagline }: FirstViewProps) {
  const label = labelKey && <InEachMode>{({ id }) => labelPlaceholder(labelKey, id)}</InEachMode>;
  return (
    // In the fonts of the device and without motion, so that neither holds up the scripts.
    <div
      data-first-view=""
      className="font-['Atkinson_Fallback',system-ui,sans-serif] [&_.animate-waiting]:animate-none"
    >
      <span role="status" className="sr-only">
        Loading
      </span>
      <div aria-hidden="true">
        <Frame>
          <FrameContent>
            <PageHeader title={title ?? label ?? name} tagline={tagline} />
            {path === "/" && (
              <p className="rounded-card bg-tint px-3 py-1.5 text-tint-ink">
                <InEachMode>{(mode) => <ModeWords mode={mode} />}</InEachMode>
              </p>
            )}
            <CardGridSkeleton className="mt-3" />
          </FrameContent>
        </Frame>
      </div>
    </div>
  );
}

/** Renders for every mode what is shown in that mode alone: which one it is only the device knows. */
function InEachMode({ children }: { children: (mode: Mode) => ReactNode }) {
  return MODES.map((mode) => (
    <span key={mode.id} className={IN_MODE[mode.id]}>
      {children(mode)}
    </span>
  ));
}
