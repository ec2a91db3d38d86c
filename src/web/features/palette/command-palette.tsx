import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "wouter";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Input } from "#web/ui/input.tsx";
import { PaletteResults } from "./palette-results.tsx";
import { searchPalette } from "./palette-search.rules.ts";
import { type PaletteAction, usePaletteGroups } from "./use-palette-groups.ts";
import type { PaletteCommand } from "./use-palette-records.ts";

export interface CommandPaletteProps {
  /** The initial text, typed before the palette was loaded. */
  typedAhead: string;
  onClose: () => void;
  /** Actions other than navigation, such as changing the theme. */
  actions: readonly PaletteAction[];
}

/** One box to open any screen, create something and find the person's own records. Works by keyboard alone. */
export function CommandPalette({ typedAhead, onClose, actions }: CommandPaletteProps) {
  const [path, navigate] = useLocation();
  const { groups, isLoading, retry } = usePaletteGroups(actions);
  const [query, setQuery] = useState(typedAhead);
  const [activeId, setActiveId] = useState<string | null>(null);
  const hasChosen = useRef(false);
  const box = useRef<HTMLInputElement>(null);
  const listId = useId();

  // Not deferred: Enter right after typing must choose from the current matches.
  const found = searchPalette(groups, query);
  const entries = found.flatMap((group) => group.entries);
  const activePlace = Math.max(
    0,
    entries.findIndex(({ id }) => id === activeId),
  );
  const active = entries[activePlace];
  const optionId = (id: string) => `${listId}-${id}`;
  const activeOptionId = active && optionId(active.id);

  useEffect(() => {
    if (activeOptionId) document.getElementById(activeOptionId)?.scrollIntoView({ block: "nearest" });
  }, [activeOptionId]);

  const choose = ({ target }: PaletteCommand) => {
    // A new screen takes the focus; on the current one it returns to where it was.
    hasChosen.current = "run" in target || target.href !== path;
    onClose();
    if ("run" in target) target.run();
    else navigate(target.href);
  };
  const moveByKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || entries.length === 0) return;
    const last = entries.length - 1;
    const to = {
      ArrowDown: activePlace === last ? 0 : activePlace + 1,
      ArrowUp: activePlace === 0 ? last : activePlace - 1,
      PageDown: Math.min(last, activePlace + 8),
      PageUp: Math.max(0, activePlace - 8),
    }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      setActiveId(entries[to]?.id ?? null);
    } else if (event.key === "Enter" && active) {
      event.preventDefault();
      choose(active);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Find or create"
      initialFocus={box}
      returnsFocus={() => !hasChosen.current}
    >
      <div className="relative">
        <Search aria-hidden="true" className="absolute top-3 left-3 size-5 text-ink-2" />
        <Input
          ref={box}
          role="combobox"
          // After the initial text, so that typing continues it.
          onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
          aria-label="Find or create"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeOptionId}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActiveId(null);
          }}
          onKeyDown={moveByKey}
          placeholder="A screen, something new, or words you wrote"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          className="pl-10"
        />
      </div>
      <PaletteResults
        listId={listId}
        found={found}
        activeId={active?.id ?? null}
        optionId={optionId}
        onActive={setActiveId}
        onChoose={choose}
      />
      <p
        role="status"
        className={
          entries.length > 0
            ? "sr-only"
            : "mt-2 grid h-[min(50vh,26rem)] place-items-center text-center text-ink-2"
        }
      >
        {wordsFor(entries.length, isLoading, query)}
      </p>
      {retry && (
        <div className="flex flex-wrap items-center justify-between gap-2 border-hairline border-t pt-3">
          <p className="text-ink-2 text-sm">Couldn't load some of what you wrote.</p>
          <Button variant="secondary" size="sm" onClick={retry}>
            Retry
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function wordsFor(count: number, isLoading: boolean, query: string): string {
  if (count > 0) return `${count} ${count === 1 ? "result" : "results"}`;
  return isLoading ? "Loading what you wrote..." : `Nothing found for "${query.trim()}".`;
}
