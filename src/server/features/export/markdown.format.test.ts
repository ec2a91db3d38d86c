import fc from "fast-check";
import { marked, type Token } from "marked";
import { describe, expect, test } from "vitest";
import { documentOf, lineAsMarkdown, section, textAsMarkdown } from "./markdown.format.ts";

const words = (text: string) => text.replace(/\s+/g, " ").trim();

/** All tokens of a document, including nested ones. */
function tokensOf(markdown: string): Token[] {
  const tokens: Token[] = [];
  marked.walkTokens(marked.lexer(markdown), (token) => {
    tokens.push(token);
  });
  return tokens;
}

/** The visible text of a piece of Markdown. */
function shown(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if ("tokens" in token && token.tokens) return shown(token.tokens);
      return token.type === "br" ? " " : "text" in token ? token.text : "";
    })
    .join("");
}

// Characters and words with a meaning in Markdown or HTML, among plain ones.
const marks = [
  ..."\\`*_{}[]()#+-.!|<>&~=:$\"'^ \t",
  ..."\n\r",
  "\n\n",
  "    ",
  "```",
  "~~~",
  "---",
  "===",
  "***",
  "# ",
  "- ",
  "1. ",
  "12) ",
  "> ",
  "<b>",
  "</script>",
  "<!--",
  "&lt;",
  "&#35;",
  "](/evil)",
  "![a](b)",
  "[a]: /evil",
  "<tel:15550100>",
  "|a|b|\n|-|-|",
  "Kim",
  "è",
  "snake_case",
  " ",
];
const texts = fc.array(fc.constantFrom(...marks), { maxLength: 12 }).map((parts) => parts.join(""));

describe("whatever a person writes", () => {
  test("stays plain text in a heading, a labeled text and an item of a list", async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        fc.pre(words(text) !== "");
        const parts = documentOf("Title", "2026-11-21", [
          `## ${lineAsMarkdown(text)}`,
          textAsMarkdown(text),
          ...section("Label", text),
          `- [ ] ${lineAsMarkdown(text)}\n- last`,
        ]);
        const tokens = tokensOf((await Array.fromAsync(parts)).join(""));
        const ofType = (type: string) => tokens.filter((token) => token.type === type);
        expect(ofType("heading").map((heading) => words(shown([heading])))).toEqual(["Title", words(text)]);
        expect(ofType("list_item").map((item) => words(shown([item])))).toEqual([words(text), "last"]);
        expect(ofType("strong")).toHaveLength(1);
        const types = new Set(tokens.map(({ type }) => type));
        for (const type of [
          "html",
          "code",
          "codespan",
          "blockquote",
          "table",
          "hr",
          "em",
          "del",
          "image",
          "link",
          "def",
        ]) {
          expect([...types]).not.toContain(type);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ["Finish the move - by Friday (50%)", "Finish the move - by Friday (50%)"],
    ["snake_case & Co., 3 * 4 < 13", "snake_case & Co., 3 \\* 4 \\< 13"],
    ["# one\n- two\n3. three", "\\# one\n\\- two\n3\\. three"],
    ["+1 555 0100", "\\+1 555 0100"],
  ])("is escaped only where it must be: %j", (text, markdown) => {
    expect(textAsMarkdown(text)).toBe(markdown);
  });
});
