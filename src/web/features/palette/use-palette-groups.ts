import { Activity, type LucideIcon, Plus } from "lucide-react";
import { PILLARS } from "#shared/doctrine/pillars.ts";
import { SAFETY_KINDS } from "#shared/safety/safety.contract.ts";
import { NEW_BOUNDARY_ADDRESS } from "#web/features/boundaries/boundaries.api.ts";
import { NEW_OBJECTIVE_ADDRESS } from "#web/features/objectives/objective-address.api.ts";
import { NEW_RISK_ADDRESS } from "#web/features/risks/risks.api.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { useScreens } from "#web/platform/shell/screens.ts";
import { useLcesName } from "#web/platform/shell/use-lces-name.ts";
import type { PaletteEntry, PaletteGroup } from "./palette-search.rules.ts";
import { type PaletteCommand, usePaletteRecords } from "./use-palette-records.ts";

export interface PaletteAction extends PaletteEntry {
  icon: LucideIcon;
  run: () => void;
}

/** Everything that the palette finds: screens, creations, and the person's own records. */
export function usePaletteGroups(actions: readonly PaletteAction[]) {
  const { label } = useMode();
  const screens = useScreens();
  const records = usePaletteRecords();
  const objectiveWord = label("objective", "Objective");
  const isapWord = label("isap", "ISAP Compass");

  const screenEntries = screens.flatMap(({ path, name, labelKey, icon, keywords = "" }): PaletteCommand[] =>
    icon
      ? [
          {
            id: `screen-${path}`,
            title: labelKey ? label(labelKey, name) : name,
            keywords: `${name} ${keywords} go to open`,
            icon,
            target: { href: path },
          },
        ]
      : [],
  );
  const lcesName = useLcesName();
  const creations: PaletteCommand[] = [
    {
      id: "create-objective",
      title: `New ${objectiveWord}`,
      keywords: "objective create add smart goal",
      icon: Plus,
      target: { href: NEW_OBJECTIVE_ADDRESS },
    },
    {
      id: "create-isap",
      title: `New ${isapWord} session`,
      keywords: "isap create start run",
      icon: Plus,
      target: { href: "/isap-compass" },
    },
    {
      id: "create-handover",
      title: "New shift handover",
      keywords: "briefing create write log ics-214",
      icon: Plus,
      target: { href: "/briefing" },
    },
    {
      id: "create-check-in",
      title: "Check in",
      keywords: "wellness mood energy stress log how are you",
      icon: Activity,
      target: { href: "/wellness?open=check-in" },
    },
    {
      id: "create-risk",
      title: "New risk",
      keywords: "hazard create add safety 215a",
      icon: Plus,
      target: { href: NEW_RISK_ADDRESS },
    },
    {
      id: "create-trigger",
      title: "New trigger point",
      keywords: "if then create add safety",
      icon: Plus,
      target: { href: "/safety?new=trigger" },
    },
    {
      id: "create-boundary",
      title: "New boundary",
      keywords: "builder limit say no create add set phrases",
      icon: Plus,
      target: { href: NEW_BOUNDARY_ADDRESS },
    },
    {
      id: "create-meditation",
      title: "New meditation of your own",
      keywords: "custom practice create add library",
      icon: Plus,
      target: { href: "/wellness?open=meditations&new=meditation" },
    },
    {
      id: "create-resource",
      title: "New resource of your own",
      keywords: "custom contact link create add",
      icon: Plus,
      target: { href: "/wellness?open=resources&new=resource" },
    },
    ...SAFETY_KINDS.map((kind) => ({
      id: `create-${kind}`,
      title: `New item: ${lcesName(kind)}`,
      keywords: "safety plan create add lces",
      icon: Plus,
      target: { href: `/safety?new=${kind}` },
    })),
    ...PILLARS.map((pillar) => ({
      id: `create-${pillar}`,
      title: `New ${objectiveWord} for ${pillar}`,
      keywords: "objective create add smart goal",
      icon: Plus,
      target: { href: `/objectives?pillar=${pillar}` },
    })),
  ];
  const groups: PaletteGroup<PaletteCommand>[] = [
    { name: "Go to", entries: screenEntries, showsUnasked: true },
    { name: "Create", entries: creations, showsUnasked: true },
    ...records.groups,
    {
      name: "Settings and help",
      entries: actions.map(({ run, ...entry }) => ({ ...entry, target: { run } })),
      showsUnasked: true,
    },
  ];
  const { queries } = records;
  const failed = queries.filter(({ error }) => error !== null);
  return {
    groups,
    isLoading: queries.some(({ isPending }) => isPending),
    /** Retries what could not be loaded; null if nothing failed. */
    retry: failed.length === 0 ? null : () => void Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
