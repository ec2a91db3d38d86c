import { saysNothing } from "#shared/understanding/says-nothing.rules.ts";
import type { LcesTag } from "../common/common.contract.ts";
import type { ModeId } from "../modes/modes.ts";
import type { COMPLETENESS_BADGES, Completeness, Lces } from "./lces.contract.ts";
import { LCES_WORDS } from "./lces-words.content.ts";
import type { SafetyItem, SafetyKind } from "./safety.contract.ts";

/** The four elements of LCES in order: the name of each in `counts`, and its kind of item. */
export const LCES_ELEMENTS = [
  { name: "lookouts", kind: "lookout" },
  { name: "comms", kind: "comms" },
  { name: "escapes", kind: "escape-route" },
  { name: "zones", kind: "safety-zone" },
] as const satisfies { name: keyof Completeness["counts"]; kind: SafetyKind }[];

/** The default title of a new item: "New escape route". */
export function newItemTitle(kind: SafetyKind): string {
  return `New ${LCES_WORDS[kind].singular}`;
}

/**
 * Whether an item still has its default title, or only a placeholder such as "TODO", and no details. Such an item says
 * nothing about a plan yet, so it never counts.
 */
export function isUntouched({
  kind,
  title,
  details,
}: Pick<SafetyItem, "kind" | "title" | "details">): boolean {
  if (!saysNothing(details)) return false;
  if (saysNothing(title)) return true;
  const [, name] = /^new (.+?)s?$/.exec(plain(title)) ?? [];
  return name === plain(LCES_WORDS[kind].singular) || name === plain(kind).replace(/s$/, "");
}

/** Ignores case, hyphens and extra spaces. */
function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, " ");
}

/** Whether an item belongs to the plan of a mode. */
export function isOfMode(item: Pick<SafetyItem, "mode" | "useAllModes">, mode: ModeId): boolean {
  return item.useAllModes || item.mode === mode;
}

type Tagged = { readonly id: string; readonly tags: readonly LcesTag[] };

/** The records to count. A list that should not count is empty. */
export type CountedFacts = {
  /** The items of the requested mode. */
  readonly items: readonly Pick<SafetyItem, "id" | "kind" | "title" | "details">[];
  readonly sessions: readonly Tagged[];
  readonly objectives: readonly (Tagged & { readonly status: string })[];
};

/** How complete a safety plan is, and exactly what was counted. */
export function completenessOf({ items, sessions, objectives }: CountedFacts): Completeness {
  const counted = {
    items: items.filter((item) => !isUntouched(item)),
    sessions: sessions.filter(hasTag),
    objectives: objectives.filter((objective) => objective.status === "active" && hasTag(objective)),
  };
  const tagged = [...counted.sessions, ...counted.objectives];
  const count = (wanted: SafetyKind) =>
    counted.items.filter(({ kind }) => kind === wanted).length +
    tagged.filter(({ tags }) => tags.includes(wanted)).length;
  const counts = {
    lookouts: count("lookout"),
    comms: count("comms"),
    escapes: count("escape-route"),
    zones: count("safety-zone"),
  };
  const percent = percentOf(counts);
  return {
    percent,
    ...badgeOf(percent),
    counts,
    sources: {
      safetyIds: counted.items.map(idOf),
      isapIds: counted.sessions.map(idOf),
      goalIds: counted.objectives.map(idOf),
    },
  };
}

const hasTag = ({ tags }: Tagged) => tags.length > 0;
const idOf = ({ id }: { id: string }) => id;

function percentOf(counts: Completeness["counts"]): number {
  return (Object.values(counts).filter((count) => count > 0).length / LCES_ELEMENTS.length) * 100;
}

/** The label and color for a percent: below 50 Needs Attention, below 75 Building, from 75 Strong. */
export function badgeOf(percent: number): Pick<Completeness, "badge" | "badgeVariant"> {
  const badges: readonly [
    below: number,
    (typeof COMPLETENESS_BADGES)[number],
    Completeness["badgeVariant"],
  ][] = [
    [50, "Needs Attention", "other"],
    [75, "Building", "warning"],
  ];
  const [, badge, badgeVariant] = badges.find(([below]) => percent < below) ?? [75, "Strong", "success"];
  return { badge, badgeVariant };
}

/** The kind to fill in next: the first element without entries, or null if none is empty. */
export function firstEmptyKind(counts: Completeness["counts"]): SafetyKind | null {
  return LCES_ELEMENTS.find(({ name }) => counts[name] === 0)?.kind ?? null;
}

/** The safety items as an LCES record, in the given order. Untouched ones are left out. */
export function lcesOf(items: readonly SafetyItem[]): Lces {
  const filled = items.filter((item) => !isUntouched(item));
  const ofKind = (wanted: SafetyKind) => filled.filter(({ kind }) => kind === wanted);
  return {
    lookouts: ofKind("lookout").map(({ title, details }) => ({ name: title, role: details })),
    communications: ofKind("comms").map(({ title, details }) => ({ channel: title, contact: details })),
    escapeRoutes: ofKind("escape-route").map(({ title, details }) => ({ name: title, description: details })),
    safetyZones: ofKind("safety-zone").map(({ title, details }) => ({ name: title, location: details })),
    lastLookoutsUpdate: newestOf(ofKind("lookout")),
    lastCommsUpdate: newestOf(ofKind("comms")),
    lastEscapeUpdate: newestOf(ofKind("escape-route")),
    lastSafetyUpdate: newestOf(ofKind("safety-zone")),
    updatedAt: newestOf(filled),
  };
}

function newestOf(items: readonly SafetyItem[]): string | null {
  return items.reduce<string | null>(
    (newest, { updatedAt }) => (newest === null || updatedAt > newest ? updatedAt : newest),
    null,
  );
}
