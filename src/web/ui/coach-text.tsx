import { Fragment, type ReactNode } from "react";

const ORDERED = /^\d+\.\s+/;
const BULLET = /^[-*]\s+/;

/** Renders the Markdown of coach texts: paragraphs, numbered and bulleted lists, and bold text. */
export function CoachText({ text }: { text: string }) {
  return (
    <div className="grid max-w-reading gap-3 text-ink-2">
      {text.split(/\n{2,}/).map((block, index) => {
        const key = `${index}:${block}`;
        return <Block key={key} lines={block.trim().split("\n")} />;
      })}
    </div>
  );
}

function Block({ lines }: { lines: string[] }) {
  const marker = [ORDERED, BULLET].find((pattern) => lines.every((line) => pattern.test(line)));
  if (!marker) return <p>{withBold(lines.join(" "))}</p>;
  const List = marker === ORDERED ? "ol" : "ul";
  return (
    <List className={marker === ORDERED ? "grid list-decimal gap-1.5 pl-5" : "grid list-disc gap-1.5 pl-5"}>
      {lines.map((line, index) => {
        const key = `${index}:${line}`;
        return <li key={key}>{withBold(line.replace(marker, ""))}</li>;
      })}
    </List>
  );
}

function withBold(text: string): ReactNode {
  // With a capturing group, every second part is the text between the asterisks.
  return text.split(/\*\*(.+?)\*\*/).map((part, index) => {
    const key = `${index}:${part}`;
    return index % 2 === 1 ? (
      <strong key={key} className="text-ink">
        {part}
      </strong>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
}
