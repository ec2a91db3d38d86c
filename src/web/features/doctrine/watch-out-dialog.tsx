import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { lessonsForWatchOuts } from "#shared/doctrine/lesson.rules.ts";
import { WATCH_OUT_CATEGORIES, type WatchOut } from "#shared/doctrine/watch-outs.content.ts";
import type { WatchOutSignal } from "#shared/watch-outs/watch-outs.contract.ts";
import { useDismissSignal } from "#web/features/watch-outs/watch-outs.api.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { lessonsQuery } from "./doctrine.api.ts";
import { DoctrineDialog } from "./doctrine-dialog.tsx";
import { LessonList } from "./lesson-list.tsx";
import { watchOutQuestion } from "./reflection.rules.ts";
import { SupportLine } from "./support-line.tsx";
import { WatchOutFacts } from "./watch-out-facts.tsx";

export interface WatchOutDialogProps {
  watchOut: WatchOut;
  signal: WatchOutSignal | undefined;
  onClose: () => void;
}

/** One watch-out: the observation, a question, one small step, and links. */
export function WatchOutDialog({ watchOut, signal, onClose }: WatchOutDialogProps) {
  const { data: lessons = [] } = useQuery(lessonsQuery);
  const offered = lessonsForWatchOuts(lessons, [watchOut.id]);
  return (
    <DoctrineDialog
      name={`W${watchOut.id}`}
      title={watchOut.title}
      question={watchOutQuestion(watchOut)}
      questionLabel="Talk to Echo About This"
      onClose={onClose}
    >
      <div className="flex flex-wrap gap-1.5">
        {WATCH_OUT_CATEGORIES.filter(({ id }) => watchOut.categories.includes(id)).map(({ id, label }) => (
          <Badge key={id}>{label}</Badge>
        ))}
      </div>
      <SignalFacts signal={signal} />
      <p>{watchOut.intent}</p>
      <Part title="Ask yourself">
        <p className="text-pretty font-serif text-lg">{watchOut.ask}</p>
      </Part>
      <Part title="One small step">
        <p>{watchOut.step}</p>
      </Part>
      <Part title="Words that often go with it">
        <p className="text-ink-2">{watchOut.triggers.join(", ")}</p>
      </Part>
      {offered.length > 0 && (
        <Part title="A one-minute lesson">
          <LessonList lessons={offered} level={4} />
        </Part>
      )}
      {watchOut.support && <SupportLine />}
    </DoctrineDialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 text-base">{title}</h3>
      {children}
    </section>
  );
}

/** The facts, until they are dismissed. */
function SignalFacts({ signal }: { signal: WatchOutSignal | undefined }) {
  const { mutate: dismiss, isSuccess: isPutAside } = useDismissSignal();
  return (
    <div role="status" className="empty:hidden">
      {signal && (
        <WatchOutFacts facts={signal.facts}>
          <Button variant="link" className="-mb-2 -ml-1.5" onClick={() => dismiss(signal)}>
            Not now
          </Button>
        </WatchOutFacts>
      )}
      {!signal && isPutAside && (
        <p className="text-ink-2 text-sm">Dismissed. It won't come back until what you record changes.</p>
      )}
    </div>
  );
}
