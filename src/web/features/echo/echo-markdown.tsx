import { lexer, type Token, type Tokens } from "marked";
import { Fragment, type ReactNode } from "react";
import { textLinkClass } from "#web/ui/text-link.ts";

/**
 * Markdown from a model or a rule, as elements of ours: raw HTML stays text, nothing is loaded, and a link says where it
 * leads.
 */
export function EchoMarkdown({ text }: { text: string }) {
  return <div className="grid grid-cols-1 gap-3">{blocks(lexer(text))}</div>;
}

function blocks(tokens: readonly Token[]): ReactNode {
  return tokens.map((token, index) => {
    const key = `${index} ${token.type}`;
    return <Fragment key={key}>{block(token as Tokens.Generic)}</Fragment>;
  });
}

function block(token: Tokens.Generic): ReactNode {
  switch (token.type) {
    case "space":
    case "def":
      return null;
    case "heading":
      return <p className="font-semibold">{inline(token.tokens)}</p>;
    case "paragraph":
      return <p>{inline(token.tokens)}</p>;
    case "text":
      return token.tokens ? inline(token.tokens) : token.text;
    case "blockquote":
      return (
        <blockquote className="grid grid-cols-1 gap-3 border-hairline border-l-2 pl-3 text-ink-2">
          {blocks(token.tokens ?? [])}
        </blockquote>
      );
    case "list":
      return <List list={token as Tokens.List} />;
    case "code":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
        <pre tabIndex={0} className="overflow-x-auto rounded-control bg-sunk p-3 text-sm">
          <code>{token.text}</code>
        </pre>
      );
    case "table":
      return <Table table={token as Tokens.Table} />;
    case "hr":
      return <hr className="border-hairline" />;
    default:
      return <p className="whitespace-pre-wrap">{token.raw.trim()}</p>;
  }
}

function Table({ table: { header, rows } }: { table: Tokens.Table }) {
  return (
    <table className="block w-full overflow-x-auto text-sm">
      <tbody>
        {[header, ...rows].map((cells, row) => {
          const key = `${row}`;
          return (
            <tr key={key} className="border-hairline border-b">
              {cells.map((cell, column) => {
                const cellKey = `${column}`;
                const Cell = cell.header ? "th" : "td";
                return (
                  <Cell key={cellKey} className="py-1 pr-4 text-left">
                    {inline(cell.tokens)}
                  </Cell>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function List({ list }: { list: Tokens.List }) {
  const items = list.items.map((item, index) => {
    const key = `${index} ${item.raw}`;
    return (
      <li key={key}>
        {item.tokens.some(({ type }) => type === "space") ? (
          <div className="grid grid-cols-1 gap-2">{blocks(item.tokens)}</div>
        ) : (
          blocks(item.tokens)
        )}
      </li>
    );
  });
  if (!list.ordered) return <ul className="grid grid-cols-1 list-disc gap-1.5 pl-5">{items}</ul>;
  return (
    <ol start={list.start === "" ? 1 : list.start} className="grid grid-cols-1 list-decimal gap-1.5 pl-5">
      {items}
    </ol>
  );
}

function inline(tokens: readonly Token[] | undefined): ReactNode {
  return tokens?.map((token, index) => {
    const key = `${index} ${token.type}`;
    return <Fragment key={key}>{span(token as Tokens.Generic)}</Fragment>;
  });
}

function span(token: Tokens.Generic): ReactNode {
  switch (token.type) {
    case "strong":
      return <strong className="font-semibold">{inline(token.tokens)}</strong>;
    case "em":
      return <em>{inline(token.tokens)}</em>;
    case "del":
      return <del>{inline(token.tokens)}</del>;
    case "codespan":
      return <code className="rounded-chip bg-sunk px-1 py-0.5 text-sm">{token.text}</code>;
    case "br":
      return <br />;
    case "link":
      return <SafeLink link={token as Tokens.Link} />;
    case "image":
      return token.text;
    case "text":
    case "escape":
      return token.tokens ? inline(token.tokens) : token.text;
    default:
      return token.raw;
  }
}

function urlOf(href: string): URL | null {
  try {
    return new URL(href);
  } catch {
    return null;
  }
}

const SAFE = ["https:", "http:", "mailto:", "tel:"];

function SafeLink({ link: { href, text, tokens } }: { link: Tokens.Link }) {
  const url = urlOf(href);
  if (!url || !SAFE.includes(url.protocol)) return inline(tokens);
  const target = url.host || url.pathname;
  return (
    <a
      href={url.href}
      className={textLinkClass}
      {...(url.host && { target: "_blank", rel: "noopener noreferrer nofollow" })}
    >
      {inline(tokens)}
      {!text.includes(target) && <> ({target})</>}
    </a>
  );
}
