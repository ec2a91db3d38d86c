import { useQuery } from "@tanstack/react-query";
import {
  Activity,
  BookHeart,
  ClipboardList,
  Compass,
  Crosshair,
  LifeBuoy,
  ListChecks,
  type LucideIcon,
  ShieldAlert,
  ShieldCheck,
  ShieldHalf,
  Target,
} from "lucide-react";
import { useMemo } from "react";
import { boundaryAddress, useBoundaries } from "#web/features/boundaries/boundaries.api.ts";
import { useBriefings } from "#web/features/handover/handover.api.ts";
import { isapSessionsQuery } from "#web/features/isap/isap.api.ts";
import { useMeditations, useResources } from "#web/features/library/own-lists.api.ts";
import { allMilestonesQuery, useObjectives } from "#web/features/objectives/objectives.api.ts";
import { riskAddress, useRisks } from "#web/features/risks/risks.api.ts";
import { useSafetyItems } from "#web/features/safety/safety.api.ts";
import { useTriggers } from "#web/features/triggers/triggers.api.ts";
import { useCheckIns } from "#web/features/wellness/wellness.api.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { formatDay } from "#web/platform/time/format-date.ts";
import type { PaletteEntry, PaletteGroup } from "./palette-search.rules.ts";

export interface PaletteCommand extends PaletteEntry {
  icon: LucideIcon;
  /** Where it leads, or what it opens. */
  target: { href: string } | { run: () => void };
}

type Described = Omit<PaletteCommand, "id" | "icon" | "target"> & { href: string };

/** A command for each row. With a thousand rows, building them costs more than searching them. */
function useCommands<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  icon: LucideIcon,
  describe: (row: Row) => Described,
): PaletteCommand[] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the descriptions depend on nothing else
  return useMemo(
    () =>
      rows?.map((row) => {
        const { href, ...entry } = describe(row);
        return { ...entry, id: `${href} ${row.id}`, icon, target: { href } };
      }) ?? [],
    [rows],
  );
}

const joined = (...texts: (string | null | undefined)[]): string => texts.filter(Boolean).join(" ");
const PRIORITIES = { high: "High", med: "Medium", low: "Low" };

/** What the person has recorded, for the palette's search. */
export function usePaletteRecords() {
  const { mode, label } = useMode();
  const objectives = useObjectives();
  const milestones = useQuery(allMilestonesQuery);
  const sessions = useQuery(isapSessionsQuery);
  const handovers = useBriefings();
  const risks = useRisks();
  const triggers = useTriggers();
  const safetyItems = useSafetyItems(mode.id);
  const boundaries = useBoundaries();
  const checkIns = useCheckIns();
  const meditations = useMeditations();
  const resources = useResources();

  const steps = useMemo(() => {
    const titles = new Map(objectives.data?.map(({ id, title }) => [id, title]));
    return milestones.data?.map((milestone) => ({ ...milestone, of: titles.get(milestone.objectiveId) }));
  }, [milestones.data, objectives.data]);
  const active = useMemo(
    () => objectives.data?.filter(({ status }) => status === "active"),
    [objectives.data],
  );
  const noted = useMemo(() => checkIns.data?.filter(({ note }) => note), [checkIns.data]);

  const objectiveCommands = useCommands(
    objectives.data,
    Target,
    ({ id, title, pillar, progress, status }) => ({
      title,
      detail: `${pillar}, ${status === "active" ? `${progress}%` : status}`,
      href: `/objectives?objective=${id}`,
    }),
  );
  const milestoneCommands = useCommands(steps, ListChecks, ({ objectiveId, title, completed, of }) => ({
    title,
    detail: [of, completed && "completed"].filter(Boolean).join(", "),
    href: `/objectives?objective=${objectiveId}`,
  }));
  const addMilestone = useCommands(active, ListChecks, ({ id, title }) => ({
    title: `New milestone for ${title}`,
    keywords: "add create step",
    href: `/objectives?objective=${id}&from=palette`,
  }));
  const sessionCommands = useCommands(sessions.data, Compass, ({ id, situation, createdAt }) => ({
    title: situation,
    detail: formatDay(createdAt),
    href: `/isap-compass?session=${id}`,
  }));
  const handoverCommands = useCommands(handovers.data, ClipboardList, (handover) => ({
    title: handover.onePriority,
    detail: formatDay(handover.opPeriod),
    keywords: joined(
      handover.opPeriod,
      formatDay(handover.opPeriod),
      handover.whatChanged,
      handover.whatPersists,
    ),
    href: `/briefing?handover=${handover.id}`,
  }));
  const riskCommands = useCommands(risks.data, ShieldAlert, (risk) => ({
    title: risk.hazard,
    keywords: joined(risk.mitigation, risk.owner, risk.context, risk.notes),
    detail: risk.status === "resolved" ? "Resolved" : PRIORITIES[risk.priority],
    href: riskAddress(risk.id),
  }));
  const triggerCommands = useCommands(triggers.data, Crosshair, (trigger) => ({
    title: joined(trigger.metric, trigger.threshold),
    keywords: joined(trigger.response, trigger.lookout),
    detail: trigger.objectiveTitle ?? "Safety plan",
    href: trigger.objectiveId ? `/objectives?objective=${trigger.objectiveId}` : "/safety?open=triggers",
  }));
  const safetyCommands = useCommands(safetyItems.data, ShieldCheck, ({ kind, title, details }) => ({
    title,
    keywords: details,
    href: `/safety?open=${kind}`,
  }));
  const boundaryCommands = useCommands(boundaries.data, ShieldHalf, (boundary) => ({
    title: boundary.name,
    keywords: joined(boundary.type, boundary.statement, boundary.context),
    detail: boundary.statement,
    href: boundaryAddress(boundary.id),
  }));
  const checkInCommands = useCommands(noted, Activity, ({ note, createdAt }) => ({
    title: note ?? "",
    detail: formatDay(createdAt),
    href: "/wellness",
  }));
  const meditationCommands = useCommands(meditations.data, BookHeart, ({ title, notes }) => ({
    title,
    keywords: notes ?? "",
    href: "/wellness?open=meditations",
  }));
  const resourceCommands = useCommands(resources.data, LifeBuoy, ({ name, description, phone }) => ({
    title: name,
    keywords: joined(description, phone),
    href: "/wellness",
  }));

  const named: [name: string, entries: PaletteCommand[]][] = [
    [label("objectives", "Objectives"), objectiveCommands],
    [label("milestones", "Milestones"), milestoneCommands],
    [`${label("isap", "ISAP Compass")} sessions`, sessionCommands],
    ["Handovers", handoverCommands],
    ["Risks", riskCommands],
    ["Trigger points", triggerCommands],
    ["Safety plan", safetyCommands],
    ["Boundaries", boundaryCommands],
    ["Check-ins", checkInCommands],
    ["Your meditations", meditationCommands],
    ["Your resources", resourceCommands],
  ];
  const groups = named.map(
    ([name, entries]): PaletteGroup<PaletteCommand> => ({ name, entries, showsUnasked: false }),
  );
  groups.push({ name: "Add a milestone", entries: addMilestone, showsUnasked: false, needs: "milestone" });
  const loaded = [objectives, milestones, sessions, handovers, risks, triggers, safetyItems, boundaries];
  return { groups, queries: [...loaded, checkIns, meditations, resources] };
}
