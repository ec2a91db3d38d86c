import type { LcesTag } from "../common/common.contract.ts";
import type { ModeId } from "../modes/modes.ts";
import type { COMPLETENESS_BADGES, Completeness, Lces } from "./lces.contract.ts";
import type { SafetyItem, SafetyKind } from "./safety.contract.ts";

/** What a new item is called after "New", until somebody fills it in. */
const KIND_NAMES: Readonly<Record<SafetyKind, string>> = {
  lookout: "lookout",
  comms: "communication",
  "escape-route": "escape route",
  "safety-zone": "safety zone",
};

/** The four elements of LCES in their order: the name of each in a count, and its kind of item. */
export const LCES_ELEMENTS = [
  { name: "lookouts", kind: "lookout" },
  { name: "comms", kind: "comms" },
  { name: "escapes", kind: "escape-route" },
  { name: "zones", kind: "safety-zone" },
] as const satisfies { name: keyof Completeness["counts"]; kind: SafetyKind }[];

/** The title of an item that was added without one: "New escape route". */
export function newItemTitle(kind: SafetyKind): string {
  return `New ${KIND_NAMES[kind]}`;
}

/**
 * Whether an item is still as it was added: titled "New" and the name of its kind, without details. It says nothing
 * about a plan yet, so it counts nowhere.
 */
export function isUntouched({
  kind,
  title,
  details,
}: Pick<SafetyItem, "kind" | "title" | "details">): boolean {
  if (details.trim() !== "") return false;
  const [, name] = /^new (.+?)s?$/.exec(plain(title)) ?? [];
  return name === plain(KIND_NAMES[kind]) || name === plain(kind).replace(/s$/, "");
}

/** Letter case, hyphens and spare spaces make no difference. */
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

/** All that is looked at. What shall not count is left empty. */
export type CountedFacts = {
  /** Those of the mode that is asked about. */
  readonly items: readonly Pick<SafetyItem, "id" | "kind" | "title" | "details">[];
  readonly sessions: readonly Tagged[];
  readonly objectives: readonly (Tagged & { readonly status: string })[];
};

/** How much of a safety plan is there, and exactly what was counted for it. */
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

/** The words and the colour for a percent: under 50 Needs Attention, under 75 Building, from 75 on Strong. */
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

/** Which list to fill next: the kind of the first element that has nothing, or null when none is empty. */
export function firstEmptyKind(counts: Completeness["counts"]): SafetyKind | null {
  return LCES_ELEMENTS.find(({ name }) => counts[name] === 0)?.kind ?? null;
}

/** Safety items in the shape of an LCES record, in the order they come in. Untouched ones are left out. */
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
