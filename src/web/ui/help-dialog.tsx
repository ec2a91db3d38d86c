import { CircleHelp } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "./button.tsx";
import { Collapsible } from "./collapsible.tsx";
import { Dialog } from "./dialog.tsx";

export type HelpDialogProps = {
  /** The dialog's title: "Objectives". */
  title: string;
  whatIsThis: ReactNode;
  /** Steps, in order, or a text. */
  howToUseIt: ReactNode | readonly string[];
  tips: ReactNode | readonly string[];
  /** More text behind a "Learn More" button. */
  learnMore?: ReactNode;
  /** The trigger's label. */
  label?: string;
  /** Instead of the usual trigger button. */
  trigger?: ReactNode;
};

const isList = (content: ReactNode | readonly string[]): content is readonly string[] =>
  Array.isArray(content) && content.every((item) => typeof item === "string");

function Section({
  title,
  ordered,
  content,
}: {
  title: string;
  ordered?: boolean;
  content: ReactNode | readonly string[];
}) {
  const List = ordered ? "ol" : "ul";
  return (
    <section>
      <h3 className="mb-1 text-base">{title}</h3>
      <div className="text-ink-2">
        {isList(content) ? (
          <List className={ordered ? "list-decimal space-y-1 pl-5" : "list-disc space-y-1 pl-5"}>
            {content.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </List>
        ) : (
          content
        )}
      </div>
    </section>
  );
}

/** A help button and its dialog: what this is, how to use it, tips, and more on request. */
export function HelpDialog(props: HelpDialogProps) {
  const { title, whatIsThis, howToUseIt, tips, learnMore, label = "Help", trigger } = props;
  const [open, setOpen] = useState(false);
  const button = trigger ?? (
    <Button variant="secondary">
      <CircleHelp aria-hidden="true" className="size-4.5" />
      {label}
    </Button>
  );
  return (
    <Dialog title={title} trigger={button} open={open} onOpenChange={setOpen}>
      <section
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need focus here to scroll a long text
        tabIndex={0}
        className="max-h-[60vh] space-y-5 overflow-y-auto rounded-chip pr-1"
      >
        <Section title="What is this?" content={whatIsThis} />
        <Section title="How to use it" ordered content={howToUseIt} />
        <Section title="Tips" content={tips} />
        {learnMore && (
          <Collapsible title="Learn More">
            <div className="max-w-reading text-ink-2">{learnMore}</div>
          </Collapsible>
        )}
      </section>
    </Dialog>
  );
}
