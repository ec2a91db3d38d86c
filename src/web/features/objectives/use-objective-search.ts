import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { foldText, hasWords, searchWords } from "#shared/common/search.rules.ts";
import { ALL_MILESTONES_MAX, type Objective } from "#shared/objectives/objectives.contract.ts";
import { smartText } from "./objective-form.rules.ts";
import { allMilestonesQuery } from "./objectives.api.ts";

/** The objectives that have every word of a search in their own texts or their milestones; all for an empty search. */
export function useObjectiveSearch(objectives: readonly Objective[], search: string) {
  const deferred = useDeferredValue(search);
  const words = useMemo(() => searchWords(deferred), [deferred]);
  const isSearching = words.length > 0;
  const { data: milestones, isError } = useQuery({ ...allMilestonesQuery, enabled: isSearching });
  const texts = useMemo(() => {
    if (!isSearching) return null;
    const all = new Map(objectives.map((objective) => [objective.id, smartText(objective)]));
    for (const { objectiveId, title } of milestones ?? [])
      all.set(objectiveId, `${all.get(objectiveId) ?? ""}\n${title}`);
    return new Map([...all].map(([id, text]) => [id, foldText(text)]));
  }, [objectives, milestones, isSearching]);
  const found = useMemo(
    () => objectives.filter(({ id }) => !texts || hasWords(texts.get(id) ?? "", words)),
    [objectives, texts, words],
  );
  const isPartial = milestones !== undefined && milestones.length >= ALL_MILESTONES_MAX;
  return { found, words, isSearching, note: isSearching ? noteFor(isError, isPartial) : null };
}

function noteFor(isError: boolean, isPartial: boolean): string | null {
  if (isError) return "Milestones couldn't be loaded, so only the objectives' own texts are searched.";
  return isPartial ? "Milestones of your oldest objectives aren't searched." : null;
}
