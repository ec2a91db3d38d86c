import { cx } from "#web/ui/cx.ts";
import type { FoundGroup } from "./palette-search.rules.ts";
import type { PaletteCommand } from "./use-palette-records.ts";

export interface PaletteResultsProps {
  listId: string;
  found: readonly FoundGroup<PaletteCommand>[];
  activeId: string | null;
  optionId: (id: string) => string;
  onActive: (id: string) => void;
  onChoose: (command: PaletteCommand) => void;
}

/** The list below the box. The focus stays in the box, whose `aria-activedescendant` is the active option. */
export function PaletteResults(props: PaletteResultsProps) {
  const { listId, found, activeId, optionId, onActive, onChoose } = props;
  return (
    <div
      id={listId}
      role="listbox"
      aria-label="Results"
      tabIndex={-1}
      className="-mx-2 mt-2 h-[min(50vh,26rem)] overflow-y-auto overscroll-contain empty:hidden"
    >
      {found.map(({ name, entries, left }, place) => (
        // biome-ignore lint/a11y/useSemanticElements: inside a listbox a group is not a fieldset
        <div key={name} role="group" aria-labelledby={`${listId}-group-${place}`}>
          <p
            id={`${listId}-group-${place}`}
            role="presentation"
            className="px-2 pt-2 pb-1 text-ink-2 text-sm"
          >
            {name}
          </p>
          {entries.map((command) => (
            <Option
              key={command.id}
              id={optionId(command.id)}
              command={command}
              isActive={command.id === activeId}
              onActive={onActive}
              onChoose={onChoose}
            />
          ))}
          {left > 0 && (
            <p role="presentation" className="px-2 pt-1 pb-2 text-ink-2 text-sm">
              {left} more. Keep typing to find them.
            </p>
          )}
        </div>
      ))}
    </div>
  );
}

interface OptionProps extends Pick<PaletteResultsProps, "onActive" | "onChoose"> {
  id: string;
  command: PaletteCommand;
  isActive: boolean;
}

function Option({ id, command, isActive, onActive, onChoose }: OptionProps) {
  const { title, detail, icon: Icon } = command;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box above handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // Keeps the focus in the box.
      onMouseDown={(event) => event.preventDefault()}
      // Not mouseenter, because a list that scrolls under a resting pointer must not change the active option.
      onMouseMove={() => {
        if (!isActive) onActive(command.id);
      }}
      onClick={() => onChoose(command)}
      className={cx(
        "flex min-h-11 scroll-my-8 cursor-pointer items-center gap-3 rounded-control px-2 py-1.5",
        isActive &&
          "bg-tint text-tint-ink forced-colors:outline-2 forced-colors:outline-[Highlight] forced-colors:-outline-offset-2",
      )}
    >
      <Icon aria-hidden="true" className={cx("size-5 shrink-0", !isActive && "text-ink-2")} />
      <span className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-center sm:gap-3">
        <span className="line-clamp-2 min-w-0 sm:flex-1">{title}</span>
        {detail && (
          <span className={cx("line-clamp-1 shrink-0 text-sm sm:max-w-1/2", !isActive && "text-ink-2")}>
            {detail}
          </span>
        )}
      </span>
    </div>
  );
}
