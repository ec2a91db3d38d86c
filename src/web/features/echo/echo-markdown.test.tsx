import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { EchoMarkdown } from "./echo-markdown.tsx";

const show = (text: string) => render(<EchoMarkdown text={text} />).container;

test("paragraphs, lists, emphasis and code are shown as such", () => {
  const shown = show("Do **this** first:\n\n1. Call *Tom*\n2. Run `npm ci`\n\n> Rest\n\n- a\n- b");
  expect(shown.querySelector("strong")).toHaveTextContent("this");
  expect([...shown.querySelectorAll("ol > li")].map((item) => item.textContent)).toEqual([
    "Call Tom",
    "Run npm ci",
  ]);
  expect(shown.querySelectorAll("ul > li, blockquote")).toHaveLength(3);
});

test("a table has its cells", () => {
  const shown = show("| Day | Task |\n|---|---|\n| Monday | **Boxes** |");
  expect([...shown.querySelectorAll("th, td")].map((cell) => cell.textContent)).toEqual([
    "Day",
    "Task",
    "Monday",
    "Boxes",
  ]);
});

test.each([
  "<script>alert(1)</script>",
  "<img src=https://evil.example/a.png onerror=alert(1)>",
  "![a cat](https://evil.example/cat.png)",
  '<a href="https://evil.example">x</a>',
  "text <iframe src='https://evil.example'></iframe> text",
  "[x](javascript:alert(1))",
  "[x](data:text/html,hi)",
  "[x](//evil.example)",
  "[x]: javascript:alert(1)\n\n[x]",
])("nothing runs, loads or leads away: %s", (text) => {
  expect(show(text).querySelector("script, img, iframe, object, a, style, link")).toBeNull();
});

test("a link says where it leads, and gives that place nothing", () => {
  show("[your bank](https://evil.example/login)");
  const link = screen.getByRole("link", { name: "your bank (evil.example)" });
  expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
  expect(link).toHaveAttribute("target", "_blank");
});
