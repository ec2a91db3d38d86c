import { useQuery } from "@tanstack/react-query";
import {
  Activity,
  ClipboardList,
  Compass,
  ListChecks,
  type LucideIcon,
  Plus,
  ShieldAlert,
  ShieldCheck,
  ShieldHalf,
  Target,
} from "lucide-react";
import { useMemo } from "react";
import { PILLARS } from "#shared/doctrine/pillars.ts";
import {
  boundaryAddress,
  NEW_BOUNDARY_ADDRESS,
  useBoundaries,
} from "#web/features/boundaries/boundaries.api.ts";
import { useBriefings } from "#web/features/handover/handover.api.ts";
import { isapSessionsQuery } from "#web/features/isap/isap.api.ts";
import { allMilestonesQuery, useObjectives } from "#web/features/objectives/objectives.api.ts";
import { NEW_RISK_ADDRESS, riskAddress, useRisks } from "#web/features/risks/risks.api.ts";
import { useSafetyItems } from "#web/features/safety/safety.api.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { useScreens } from "#web/platform/shell/screens.ts";
import { formatDay } from "#web/platform/time/format-date.ts";
import type { PaletteEntry, PaletteGroup } from "./palette-search.rules.ts";

export interface PaletteCommand extends PaletteEntry {
  icon: LucideIcon;
  /** Where it leads, or what it opens. */
  target: { href: string } | { run: () => void };
}

export interface PaletteAction extends PaletteEntry {
  icon: LucideIcon;
  run: () => void;
}

/** Everything that the palette finds: screens, creations, and the person's own records. */
export function usePaletteGroups(actions: readonly PaletteAction[]) {
  const { mode, label } = useMode();
  const screens = useScreens();
  const objectives = useObjectives();
  const milestones = useQuery(allMilestonesQuery);
  const sessions = useQuery(isapSessionsQuery);
  const handovers = useBriefings();
  const risks = useRisks();
  const boundaries = useBoundaries();
  const safetyItems = useSafetyItems(mode.id);
  const objectiveWord = label("objective", "Objective");
  const isapWord = label("isap", "ISAP Compass");

  // With a thousand objectives, building the entries costs more than searching them.
  const objectiveEntries = useMemo(
    () =>
      objectives.data?.map(
        ({ id, title, pillar, progress, status }): PaletteCommand => ({
          id: `objective-${id}`,
          title,
          detail: status === "completed" ? `${pillar}, completed` : `${pillar}, ${progress}%`,
          icon: Target,
          target: { href: `/objectives?objective=${id}` },
        }),
      ) ?? [],
    [objectives.data],
  );
  const milestoneEntries = useMemo(() => {
    const titles = new Map(objectives.data?.map(({ id, title }) => [id, title]));
    return (
      milestones.data?.map(
        ({ id, objectiveId, title, completed }): PaletteCommand => ({
          id: `milestone-${id}`,
          title,
          detail: [titles.get(objectiveId), completed && "completed"].filter(Boolean).join(", "),
          icon: ListChecks,
          target: { href: `/objectives?objective=${objectiveId}` },
        }),
      ) ?? []
    );
  }, [milestones.data, objectives.data]);
  const sessionEntries = useMemo(
    () =>
      sessions.data?.map(
        ({ id, situation, createdAt }): PaletteCommand => ({
          id: `session-${id}`,
          title: situation,
          detail: formatDay(createdAt),
          icon: Compass,
          target: { href: `/isap-compass?session=${id}` },
        }),
      ) ?? [],
    [sessions.data],
  );
  const handoverEntries = useMemo(
    () =>
      handovers.data?.map(
        ({ id, opPeriod, whatChanged, whatPersists, onePriority }): PaletteCommand => ({
          id: `handover-${id}`,
          title: onePriority,
          detail: formatDay(opPeriod),
          keywords: `${opPeriod} ${formatDay(opPeriod)} ${whatChanged} ${whatPersists}`,
          icon: ClipboardList,
          target: { href: `/briefing?handover=${id}` },
        }),
      ) ?? [],
    [handovers.data],
  );

  const riskEntries = useMemo(
    () =>
      risks.data?.map(
        ({ id, hazard, priority, status, mitigation, owner, context, notes }): PaletteCommand => ({
          id: `risk-${id}`,
          title: hazard,
          keywords: [mitigation, owner, context, notes].join(" "),
          detail: status === "resolved" ? "Resolved" : { high: "High", med: "Medium", low: "Low" }[priority],
          icon: ShieldAlert,
          target: { href: riskAddress(id) },
        }),
      ) ?? [],
    [risks.data],
  );

  const boundaryEntries = useMemo(
    () =>
      boundaries.data?.map(
        ({ id, name, type, statement, context }): PaletteCommand => ({
          id: `boundary-${id}`,
          title: name,
          keywords: [type, statement, context].join(" "),
          detail: statement,
          icon: ShieldHalf,
          target: { href: boundaryAddress(id) },
        }),
      ) ?? [],
    [boundaries.data],
  );

  const safetyEntries = useMemo(
    () =>
      safetyItems.data?.map(
        ({ id, kind, title, details }): PaletteCommand => ({
          id: `safety-${id}`,
          title,
          keywords: details,
          icon: ShieldCheck,
          target: { href: `/safety?open=${kind}` },
        }),
      ) ?? [],
    [safetyItems.data],
  );

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
  const creations: PaletteCommand[] = [
    ...PILLARS.map((pillar) => ({
      id: `create-${pillar}`,
      title: `New ${objectiveWord} for ${pillar}`,
      keywords: "objective create add smart goal",
      icon: Plus,
      target: { href: `/objectives?pillar=${pillar}` },
    })),
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
      id: "create-boundary",
      title: "New boundary",
      keywords: "builder limit say no create add set phrases",
      icon: Plus,
      target: { href: NEW_BOUNDARY_ADDRESS },
    },
  ];
  const groups: PaletteGroup<PaletteCommand>[] = [
    { name: "Go to", entries: screenEntries, showsUnasked: true },
    { name: "Create", entries: creations, showsUnasked: true },
    { name: label("objectives", "Objectives"), entries: objectiveEntries, showsUnasked: false },
    { name: label("milestones", "Milestones"), entries: milestoneEntries, showsUnasked: false },
    { name: `${isapWord} sessions`, entries: sessionEntries, showsUnasked: false },
    { name: "Handovers", entries: handoverEntries, showsUnasked: false },
    { name: "Risks", entries: riskEntries, showsUnasked: false },
    { name: "Boundaries", entries: boundaryEntries, showsUnasked: false },
    { name: "Safety plan", entries: safetyEntries, showsUnasked: false },
    {
      name: "Settings and help",
      entries: actions.map(({ run, ...entry }) => ({ ...entry, target: { run } })),
      showsUnasked: true,
    },
  ];
  const queries = [objectives, milestones, sessions, handovers, risks, boundaries, safetyItems];
  const failed = queries.filter(({ error }) => error !== null);
  return {
    groups,
    isLoading: queries.some(({ isPending }) => isPending),
    /** Retries what could not be loaded; null if nothing failed. */
    retry: failed.length === 0 ? null : () => void Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
