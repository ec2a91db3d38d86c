import { Plus } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { FIRST_STEPS } from "#shared/safety/first-steps.content.ts";
import { LCES_WORDS } from "#shared/safety/lces-words.content.ts";
import type { ElementReadiness } from "#shared/safety/readiness.rules.ts";
import type { SafetyItem, SafetyKind } from "#shared/safety/safety.contract.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { useAskedFor } from "#web/platform/shell/use-address.ts";
import { useLcesName } from "#web/platform/shell/use-lces-name.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useDragOrder } from "#web/ui/use-drag-order.ts";
import { ItemRow } from "./editor/item-row.tsx";
import type { ItemEditings } from "./editor/use-item-editings.ts";
import { KindIcon } from "./kind-icon.tsx";
import { OtherModes } from "./other-modes.tsx";
import { useReorderSafetyItems } from "./safety.api.ts";
import { useAskedSection } from "./use-asked-section.ts";
import type { PlanActions } from "./use-plan-actions.ts";

const SHOWN = 4;

interface SafetyListProps {
  kind: SafetyKind;
  /** Undefined while loading. */
  items: readonly SafetyItem[] | undefined;
  readiness: ElementReadiness | undefined;
  editings: ItemEditings;
  actions: PlanActions;
}

/** One of the four lists: its purpose, its age, and its items, four at first. */
export function SafetyList({ kind, items, readiness, editings, actions }: SafetyListProps) {
  const { mode, helper } = useMode();
  const name = useLcesName()(kind);
  const [showsAll, setShowAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const section = useRef<HTMLElement>(null);
  const titleId = useId();
  useAskedSection(kind, section, items !== undefined);
  const hidden = items?.slice(SHOWN) ?? [];
  const { openIds } = actions;
  // Items that are being edited are never hidden.
  const isExpanded = showsAll || hidden.some(({ id }) => openIds.has(id));
  const shown = isExpanded ? items : items?.slice(0, SHOWN);

  useEffect(() => {
    if (showsAll) list.current?.children[SHOWN]?.querySelector<HTMLElement>("h3 button")?.focus();
  }, [showsAll]);

  const { mutate: reorder } = useReorderSafetyItems(mode.id);
  const [announcement, setAnnouncement] = useState("");
  const move = (from: number, wanted: number) => {
    const item = items?.[from];
    if (!item || !shown) return;
    const { first, last } = rangeOf(shown, from);
    const to = Math.min(last, Math.max(first, wanted));
    const ids = items.map(({ id }) => id).toSpliced(from, 1);
    reorder({ kind, mode: mode.id, ids: ids.toSpliced(to, 0, item.id) });
    setAnnouncement(`${item.title} is now ${to + 1} of ${items.length}.`);
  };
  const drag = useDragOrder({ list, onMove: move });

  useAskedFor("new", {
    isHere: (value) => value === kind && items !== undefined,
    onAsked: () => actions.add(kind),
  });

  const addButton = (text: string) => (
    <Button
      variant="secondary"
      size="sm"
      pending={actions.adding === kind}
      pendingLabel="Adding..."
      onClick={() => actions.add(kind)}
    >
      <Plus aria-hidden="true" className="size-4" />
      {text}
      <span className="sr-only">to {name}</span>
    </Button>
  );
  return (
    <Card ref={section} tabIndex={-1} aria-labelledby={titleId} className="scroll-mt-32 lg:scroll-mt-20">
      <div className="flex items-start gap-3">
        <KindIcon kind={kind} className="mt-0.5 size-5 shrink-0 text-tint-ink" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id={titleId} className="text-base tracking-wide">
              {name.toUpperCase()}
            </h2>
            {items && items.length > 0 && (
              <span className="tabular text-ink-2 text-sm">
                {items.length} {items.length === 1 ? "item" : "items"}
              </span>
            )}
          </div>
          <p className="text-ink-2 text-sm">{helper(LCES_WORDS[kind].label) || "\u00a0"}</p>
        </div>
        {items && items.length > 0 && addButton("Add")}
      </div>
      {items && items.length > 0 && readiness && <Freshness readiness={readiness} />}
      {!items && <ListSkeleton />}
      {items?.length === 0 && (
        <NothingYet kind={kind} action={addButton("Add the first")} onShare={actions.share} />
      )}
      {shown && shown.length > 0 && (
        <ul ref={list} aria-labelledby={titleId} className="mt-2 divide-y divide-hairline">
          {shown.map((item, place) => {
            const { first, last } = rangeOf(shown, place);
            return (
              <ItemRow
                key={item.id}
                item={item}
                editings={editings}
                isOpen={openIds.has(item.id)}
                isNew={actions.newId === item.id}
                actions={actions}
                movable={
                  first === last ? null : { place, first, last, drag, onMove: (to) => move(place, to) }
                }
              />
            );
          })}
        </ul>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {hidden.length > 0 && (!isExpanded || showsAll) && (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isExpanded}
          className="mt-1 -ml-3"
          onClick={() => setShowAll(!showsAll)}
        >
          {isExpanded ? "Show less" : `Show ${hidden.length} more`}
          <span className="sr-only">of {name}</span>
        </Button>
      )}
    </Card>
  );
}

/** The places that an item can have: pinned items stay above the others. */
function rangeOf(items: readonly SafetyItem[], place: number): { first: number; last: number } {
  const pinned = items.filter((item) => item.pinned).length;
  return place < pinned ? { first: 0, last: pinned - 1 } : { first: pinned, last: items.length - 1 };
}

/** The age of the newest item, and whether it is stale. */
function Freshness({ readiness: { age, staleness } }: { readiness: ElementReadiness }) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-sm sm:pl-8">
      {age.charAt(0).toUpperCase() + age.slice(1)}
      {staleness !== "fresh" && (
        <Badge variant={staleness === "stale" ? "other" : "warning"}>{staleness}</Badge>
      )}
    </p>
  );
}

interface NothingYetProps {
  kind: SafetyKind;
  action: React.ReactNode;
  onShare: PlanActions["share"];
}

function NothingYet({ kind, action, onShare }: NothingYetProps) {
  const { mode } = useMode();
  const { title, why, example } = FIRST_STEPS[kind];
  return (
    <div className="mt-3 grid justify-items-start gap-1 rounded-control bg-sunk/70 p-4">
      <h3 className="text-base">{title}</h3>
      <p className="max-w-reading text-ink-2 text-sm">{why}</p>
      <p className="mb-2 max-w-reading text-ink-2 text-sm">
        For example: <q>{example[mode.id]}</q>
      </p>
      {action}
      <OtherModes kind={kind} onShare={onShare} />
    </div>
  );
}

function ListSkeleton() {
  return (
    <div aria-busy="true" className="mt-4 grid gap-4">
      <span role="status" className="sr-only">
        Loading
      </span>
      <Skeleton className="h-5 w-2/5" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-5 w-1/3" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  );
}
