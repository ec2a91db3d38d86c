import { type ReactNode, useId } from "react";
import { guardrailMessages } from "#shared/tool-plugins/checklist.rules.ts";
import { useRisks } from "#web/features/risks/risks.api.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { Collapsible } from "#web/ui/collapsible.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { EarlierChecks } from "./earlier-checks.tsx";
import { Guardrail } from "./guardrail.tsx";
import { PluginItem } from "./plugin-item.tsx";
import {
  type Checklist,
  groupsOf,
  type ItemCheck,
  type ItemGroup,
  riskFrom,
} from "./plugin-reading.rules.ts";
import { useChecks } from "./use-checks.ts";
import { useItemRisk } from "./use-item-risk.ts";

interface PluginChecklistProps {
  tool: Checklist;
  today: string;
  /** The level of the headings inside. */
  level: 3 | 4;
  /** Whether it is in a dialog, whose content scrolls. */
  isInDialog?: boolean;
}

/** An opened tool: its warnings, today's items, and earlier checks. */
export function PluginChecklist({ tool, today, level, isInDialog = false }: PluginChecklistProps) {
  const { isLoaded, error, isFetching, retry, states, save } = useChecks(tool, today, { isOpened: true });
  const { data: risks } = useRisks();
  const { add } = useItemRisk(tool);
  const makesRisks = tool.config.logic.onCheck.length > 0;

  const rowOf = (state: ItemCheck, item: ItemGroup["items"][number]) => (
    <PluginItem
      key={item.code}
      item={item}
      draftName={`${tool.slug}:${today}:${item.code}`}
      state={state}
      risk={makesRisks && risks ? (riskFrom(risks, tool.slug, item.code) ?? null) : undefined}
      onSave={(change) => save({ code: item.code, ...change })}
      onAddRisk={() => add(state)}
    />
  );

  if (!isLoaded) {
    if (!error) return <Waiting count={tool.config.items.length} />;
    return (
      <ErrorState
        message={sentenceOf(error, "Couldn't load today's check.")}
        onRetry={retry}
        pending={isFetching}
        className="mt-3"
      />
    );
  }
  return (
    <div className="mt-2 min-w-0">
      <Guardrail messages={guardrailMessages(tool.config, states)} isInDialog={isInDialog} />
      {groupsOf(tool.config.items).map(({ heading, items }) => (
        <Group key={items[0]?.code} heading={heading} name={tool.name} level={level}>
          {items.map((item) => {
            const state = states.find(({ code }) => code === item.code);
            return state && rowOf(state, item);
          })}
        </Group>
      ))}
      <Collapsible title="Earlier checks" level={level} className="mt-2">
        <EarlierChecks tool={tool} today={today} />
      </Collapsible>
    </div>
  );
}

interface GroupProps {
  heading: string | null;
  name: string;
  level: 3 | 4;
  children: ReactNode;
}

function Group({ heading, name, level, children }: GroupProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <>
      {heading && (
        <Heading id={id} className="mt-4 mb-1 text-ink-2 text-sm">
          {heading}
        </Heading>
      )}
      <ul {...(heading ? { "aria-labelledby": id } : { "aria-label": name })}>{children}</ul>
    </>
  );
}

function Waiting({ count }: { count: number }) {
  return (
    <div aria-busy="true" className="grid gap-1 py-2">
      <span role="status" className="sr-only">
        Loading today's check
      </span>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className="flex h-11 items-center gap-3">
          <Skeleton className="size-5" />
          <Skeleton className="h-5 flex-1" />
        </div>
      ))}
    </div>
  );
}
