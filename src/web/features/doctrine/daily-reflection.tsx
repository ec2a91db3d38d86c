import { Shuffle } from "lucide-react";
import { useRef, useState } from "react";
import { useMode } from "#web/platform/shell/mode.tsx";
import { ScreenLink } from "#web/platform/shell/screen-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Reading } from "./reading.tsx";
import { drawPair, echoAddress, type ReflectionPair, reflectionQuestion } from "./reflection.rules.ts";
import { SupportLine } from "./support-line.tsx";

/** A button that draws one Order and one Watch Out, and the dialog that shows them with the mode's question. */
export function DailyReflection() {
  const [pair, setPair] = useState<ReflectionPair | null>(null);
  return (
    <>
      <Button onClick={() => setPair(drawPair(Math.random))}>
        <Shuffle aria-hidden="true" className="size-4.5" />
        Daily Reflection
      </Button>
      {pair && (
        <ReflectionDialog
          pair={pair}
          onAnother={() => setPair(drawPair(Math.random, pair))}
          onClose={() => setPair(null)}
        />
      )}
    </>
  );
}

interface ReflectionDialogProps {
  pair: ReflectionPair;
  onAnother: () => void;
  onClose: () => void;
}

function ReflectionDialog({ pair, onAnother, onClose }: ReflectionDialogProps) {
  const { prompts } = useMode().mode;
  const text = useRef<HTMLElement>(null);
  const { order, watchOut } = pair;
  return (
    <Dialog
      open
      initialFocus={text}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Daily Reflection"
      description="One Order to follow, one Watch Out to look for, and a minute to think."
      footer={
        <>
          <Button variant="secondary" onClick={onAnother}>
            Pick another pair
          </Button>
          <ScreenLink
            href={echoAddress(reflectionQuestion(pair, prompts.reflection))}
            className={buttonClass()}
          >
            Reflect with Echo
          </ScreenLink>
        </>
      }
    >
      <Reading ref={text} label="The pair">
        <div className="grid gap-3" aria-live="polite">
          <Drawn kind={`Universal Order ${order.id}`} title={order.title} text={order.intent} />
          <Drawn kind={`Watch Out ${watchOut.id}`} title={watchOut.title} text={watchOut.intent} />
          <p className="mt-3 text-balance text-center font-serif text-xl">{prompts.reflection}</p>
        </div>
        {watchOut.support && <SupportLine />}
      </Reading>
    </Dialog>
  );
}

function Drawn({ kind, title, text }: { kind: string; title: string; text: string }) {
  return (
    <section aria-label={kind} className="rounded-card bg-sunk p-4">
      <p className="text-ink-2 text-sm">{kind}</p>
      <h3 className="font-medium font-serif text-lg leading-snug tracking-normal">{title}</h3>
      <p className="mt-1 text-ink-2">{text}</p>
    </section>
  );
}
