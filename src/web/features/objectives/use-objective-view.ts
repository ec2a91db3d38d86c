import { useMemo, useState } from "react";
import * as z from "zod/mini";
import { pillarSchema } from "#shared/common/common.contract.ts";
import type { Objective } from "#shared/objectives/objectives.contract.ts";
import { readStored, writeStored } from "#web/platform/device/storage.ts";
import { useAddress, useAskedFor } from "#web/platform/shell/use-address.ts";
import {
  filterObjectives,
  hasStatus,
  type PillarFilter,
  STATUS_FILTERS,
  type StatusFilter,
} from "./objective-filters.rules.ts";
import { SORTS, type Sort, sortObjectives } from "./objective-order.rules.ts";
import { useHeldInPlace } from "./use-held-in-place.ts";
import { useObjectiveSearch } from "./use-objective-search.ts";

const tabSchema = z.catch(z.enum(STATUS_FILTERS), "all");
const pillarFilterSchema = z.catch(z.union([z.literal("all"), pillarSchema]), "all");
const sortSchema = z.catch(z.enum(SORTS), "urgency");
const STORED_SORT = "objectives-sort";

/** The objectives to show, and what narrows down and sorts them. */
export function useObjectiveView(objectives: readonly Objective[]) {
  // The filters are in the address, so that links can set them and Back and reload keep them.
  const [address, changeAddress] = useAddress();
  const status = tabSchema.parse(address.get("tab"));
  const pillar = pillarFilterSchema.parse(address.get("filter"));
  const [search, setSearch] = useState("");
  const [sort, setSort] = useState<Sort>(() => sortSchema.parse(readStored(STORED_SORT)));
  const asked = useAskedFor("objective", {
    isHere: () => objectives.length > 0,
    alsoRemoves: ["tab", "filter"],
    onAsked: (id) => {
      setSearch("");
      if (objectives.some((objective) => objective.id === id && objective.status === "archived"))
        changeAddress({ tab: "archived" });
    },
  });

  const sorted = useMemo(() => sortObjectives(objectives, sort), [objectives, sort]);
  const { found, words, isSearching, note } = useObjectiveSearch(sorted, search);
  const counts = filterObjectives(found, status, pillar);
  const list = [status, pillar, sort, asked?.times ?? 0].join(" ");
  // An archived card leaves at once, unlike one that is completed.
  const holdable = sorted.filter(hasStatus(status === "archived" ? "archived" : "all"));
  const shown = useHeldInPlace(holdable, counts.shown, {
    filter: [list, ...words].join(" "),
    keepsOrder: sort !== "own",
  });
  return {
    sorted,
    shown,
    counts,
    /** Identifies the list, apart from the search. */
    list,
    askedId: asked?.value ?? null,
    status,
    setStatus: (next: StatusFilter) => changeAddress({ tab: next === "all" ? null : next }),
    pillar,
    setPillar: (next: PillarFilter) => changeAddress({ filter: next === "all" ? null : next }),
    search,
    setSearch,
    isSearching,
    searchNote: note,
    sort,
    setSort: (next: Sort) => {
      writeStored(STORED_SORT, next);
      setSort(next);
    },
    /** Clears what would hide a new objective. */
    makeRoomFor: (created: Objective) => {
      setSearch("");
      changeAddress({
        ...((status === "completed" || status === "archived") && { tab: null }),
        ...(pillar !== created.pillar && { filter: null }),
      });
    },
  };
}
