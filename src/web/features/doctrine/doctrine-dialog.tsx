import { type ReactNode, useRef } from "react";
import { Link } from "wouter";
import { buttonClass } from "#web/ui/button-class.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Reading } from "./reading.tsx";
import { echoAddress } from "./reflection.rules.ts";

export interface DoctrineDialogProps {
  /** "Order 3". */
  name: string;
  title: string;
  /** The question to Echo and the label of the link. */
  question: string;
  questionLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog for one order or watch-out, with a link to talk about it. */
export function DoctrineDialog(props: DoctrineDialogProps) {
  const { name, title, question, questionLabel, onClose, children } = props;
  const text = useRef<HTMLElement>(null);
  return (
    <Dialog
      open
      initialFocus={text}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={
        <span className="font-medium font-serif text-xl tracking-normal">
          {name} · {title}
        </span>
      }
      footer={
        <Link href={echoAddress(question)} className={buttonClass()}>
          {questionLabel}
        </Link>
      }
    >
      <Reading ref={text} label={title}>
        {children}
      </Reading>
    </Dialog>
  );
}
