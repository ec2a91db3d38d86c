import { expect, test } from "vitest";
import { rulesFor } from "./used-rules.ts";

const SHEET = [
  "@layer theme,utilities;",
  "@font-face{font-family:A;src:url(a.woff2)}",
  "@layer base{h1{margin:0}}",
  "@layer utilities{",
  ".flex{display:flex}",
  ".grid{display:grid}",
  ".px-1\\.5{padding:0 1px}",
  ".\\32 xl{top:0}",
  '.before\\:x:before{content:"}"}',
  ".hover\\:bg-\\[mix\\(a\\,b\\)\\]:hover{color:red}",
  ".a,.grid{top:0}",
  "@media (min-width:40rem){.sm\\:flex{display:flex}.sm\\:grid{display:grid}}",
  "@supports (a:b){.b{top:0}}",
  "}",
  "@keyframes spin{to{rotate:1turn}}",
];

test("rules for classes that occur stay in their order, others go, and what names no class stays", () => {
  const text = 'h("flex px-1.5 2xl before:x");`a hover:bg-[mix(a,b)] sm:grid`;"a"';
  const [statement, font, base, open, flex, , padding, digit, before, hover, list, media, , close, spin] =
    SHEET;
  expect(rulesFor(text, SHEET.join(""))).toBe(
    [statement, font, base, open, flex, padding, digit, before, hover, list]
      .concat(media?.replace(".sm\\:flex{display:flex}", ""), close, spin)
      .join(""),
  );
});

test("a group without rules goes as well", () => {
  expect(rulesFor("none", "@layer utilities{@media print{.a{top:0}}}.b{top:0}")).toBe("");
});
