import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { checkRules } from "./check-rules.ts";

const folders: string[] = [];

/** Checks a project that consists of these files. */
function check(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), "ridgeline-rules-"));
  folders.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return checkRules(root);
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const clean = {
  "src/shared/isap/isap.contract.ts": 'import * as z from "zod/mini";\nexport const schema = z.string();',
  "src/shared/isap/isap.rules.ts": 'import { schema } from "./isap.contract.ts";\nexport const x = schema;',
  "src/shared/isap/isap.rules.test.ts":
    'import { test } from "vitest";\nimport { app } from "#tests/support/app.ts";',
  "src/shared/calendar/days.rules.ts": "export const a = new Date(Date.UTC(2026, 0, 1) + 86_400_000);",
  "src/shared/doctrine/watch-outs.ts": "export const watchOuts = [];",
  "src/server/main.ts": 'import { build } from "#server/app/build-app.ts";\nbuild();',
  "src/server/cli.ts": 'await import("#server/app/build-app.ts");',
  "src/server/app/build-app.ts":
    'import "#server/features/dashboard/dashboard.routes.ts";\nimport "#server/migrations/migrations.ts";\nexport const build = () => {};',
  "src/server/features/dashboard/dashboard.routes.ts": 'import "./dashboard.service.ts";',
  "src/server/features/dashboard/dashboard.service.ts":
    'import "#server/features/isap/isap.service.ts";\nimport "#server/features/auth/auth.service.ts";',
  "src/server/features/isap/isap.feature.ts": 'import "./isap.service.ts";',
  "src/server/features/isap/isap.service.ts":
    'import "./isap.repository.ts";\nimport "#server/features/auth/auth.service.ts";\nimport "#server/features/risks/risks.service.ts";',
  "src/server/features/isap/isap.repository.ts": 'import "#server/platform/db/database.ts";',
  "src/server/features/isap/isap.tables.ts": "export interface IsapTable { id: string }",
  "src/server/features/isap/isap.test.ts":
    'import "#server/app/build-app.ts";\nimport "#tests/support/app.ts";\nimport "#shared/isap/isap.contract.ts";',
  "src/server/features/risks/risks.service.ts":
    "export const at = new Date(0);\nexport const span = 15 * 60 * 1000;",
  "src/server/features/auth/auth.service.ts": 'import "#server/platform/clock/clock.ts";',
  "src/server/platform/clock/clock.ts":
    "export const now = () => new Date();\nexport const ms = () => Date.now();",
  "src/server/platform/config/config.ts": "export const env = process.env;",
  "src/server/platform/db/database.ts": "export interface Tables {}",
  "src/server/migrations/migrations.ts": 'import "./0001-initial-schema.ts";',
  "src/server/migrations/0001-initial-schema.ts": 'import "#server/platform/db/columns.ts";',
  "src/server/platform/db/columns.ts": "export const columns = {};",
  "src/web/main.tsx": 'import "./styles/app.css";\nimport { App } from "#web/app/app.tsx";\nApp();',
  "src/web/app/app.tsx": 'import "#web/features/isap/isap.page.tsx";\nexport const App = () => <p />;',
  "src/web/features/isap/isap.page.tsx":
    'import "./step-list.tsx";\nimport "./isap.api.ts";\nimport "./isap.store.ts";\nimport "#web/features/objectives/objectives.api.ts";\nimport "#web/features/objectives/objectives.sections.ts";',
  "src/web/features/isap/step-list.tsx":
    'import "#web/ui/button.tsx";\nexport const StepList = () => <ol />;',
  "src/web/features/isap/isap.api.ts":
    'import "#web/platform/http/http.ts";\nimport "#shared/isap/isap.contract.ts";',
  "src/web/features/isap/isap.store.ts": 'import "zustand";',
  "src/web/features/isap/isap.page.test.tsx": 'import "#web/app/app.tsx";',
  "src/web/features/objectives/objectives.api.ts": "export const key = import.meta.env.MODE;",
  "src/web/features/objectives/objectives.sections.ts": "export const Steps = 1;",
  "src/web/platform/http/http.ts": "export const get = (path: string) => fetch(path);",
  "src/web/platform/time/clock.ts": "export const now = () => new Date();",
  "src/web/ui/button.tsx":
    'import "./cx.ts";\nimport icon from "./ridge.svg?raw";\nexport const B = () => <b>{icon}</b>;',
  "src/web/ui/cx.ts": "export const cx = (date: string) => new Date(date);",
};

test("a project that keeps the rules passes", () => {
  expect(check(clean)).toEqual([]);
});

describe("imports", () => {
  const service = (feature: string) => `src/server/features/${feature}/${feature}.service.ts`;

  test.each<[rule: string, file: string, text: string]>([
    ["shared -> server", "src/shared/a/a.rules.ts", 'import "#server/platform/db/database.ts";'],
    [
      "shared -> server, by types",
      "src/shared/a/a.rules.ts",
      'import type { D } from "#server/platform/db/database.ts";',
    ],
    [
      "shared -> server, by a type expression",
      "src/shared/a/a.rules.ts",
      'export type D = import("#server/platform/db/database.ts").D;',
    ],
    [
      "shared -> server, relative",
      "src/shared/a/a.rules.ts",
      'export * from "../../server/platform/db/database.ts";',
    ],
    ["shared -> a package", "src/shared/a/a.rules.ts", 'import { v7 } from "uuid";'],
    ["shared -> Node", "src/shared/a/a.rules.ts", 'import "node:fs";'],
    ["a shared test -> web", "src/shared/a/a.test.ts", 'import "#web/ui/cx.ts";'],
    ["web -> server", "src/web/app/router.tsx", 'import type { D } from "#server/platform/db/database.ts";'],
    ["web -> server, later", "src/web/app/router.tsx", 'await import("#server/platform/db/database.ts");'],
    ["server -> web", "src/server/app/routes.ts", 'import { cx } from "#web/ui/cx.ts";'],
    ["a server test -> web", "src/server/app/routes.test.ts", 'import { cx } from "#web/ui/cx.ts";'],
    [
      "platform -> feature",
      "src/server/platform/sse/sse.ts",
      'import "#server/features/auth/auth.service.ts";',
    ],
    [
      "platform -> feature's tables",
      "src/server/platform/sse/sse.ts",
      'import type { T } from "#server/features/isap/isap.tables.ts";',
    ],
    ["platform -> app", "src/web/platform/http/http.ts", 'import "#web/app/app.tsx";'],
    ["platform -> ui", "src/web/platform/http/http.ts", 'import "#web/ui/cx.ts";'],
    ["ui -> platform", "src/web/ui/cx.ts", 'import "#web/platform/http/http.ts";'],
    ["ui -> feature", "src/web/ui/cx.ts", 'import "#web/features/isap/isap.api.ts";'],
    ["ui -> shared", "src/web/ui/cx.ts", 'import "#shared/isap/isap.contract.ts";'],
    ["feature -> app", service("risks"), 'import "#server/app/build-app.ts";'],
    [
      "migration -> feature",
      "src/server/migrations/0002-more.ts",
      'import "#server/features/isap/isap.service.ts";',
    ],
    [
      "feature -> another's repository",
      service("risks"),
      'import "#server/features/isap/isap.repository.ts";',
    ],
    [
      "feature -> another's tables",
      service("risks"),
      'import type { T } from "#server/features/isap/isap.tables.ts";',
    ],
    [
      "feature -> another's page",
      "src/web/features/risks/risks.page.tsx",
      'import "#web/features/isap/isap.page.tsx";',
    ],
    [
      "feature -> another's component",
      "src/web/features/risks/risks.page.tsx",
      'import "../isap/step-list.tsx";',
    ],
    ["base -> core", service("auth"), 'import "#server/features/risks/risks.service.ts";'],
    ["core -> composing", service("risks"), 'import "#server/features/dashboard/dashboard.service.ts";'],
    [
      "composing -> composing",
      service("echo"),
      'import type { A } from "#server/features/dashboard/dashboard.service.ts";',
    ],
    ["src -> tests", service("risks"), 'import "#tests/support/app.ts";'],
    ["src -> scripts", service("risks"), 'import "../../../../scripts/build.ts";'],
  ])("%s", (_rule, file, text) => {
    expect(check({ [file]: text })).toEqual([expect.stringMatching(new RegExp(`^${file}:1: `))]);
  });

  test("a cycle between files through type imports only", () => {
    const problems = check({
      "src/web/ui/one.tsx": 'import type { Two } from "./two.tsx";',
      "src/web/ui/two.tsx": 'import { three } from "./three.ts";',
      "src/web/ui/three.ts": 'export { one } from "./one.tsx";',
    });
    expect(problems).toEqual([
      expect.stringContaining("one.tsx -> src/web/ui/two.tsx -> src/web/ui/three.ts -> src/web/ui/one.tsx"),
    ]);
  });

  test("a cycle between features without a cycle between files", () => {
    const problems = check({
      "src/server/features/isap/isap.service.ts": 'import "#server/features/risks/risks.service.ts";',
      "src/server/features/risks/risks.service.ts": "export const risks = [];",
      "src/server/features/risks/risks.routes.ts": 'import "#server/features/isap/isap.service.ts";',
    });
    expect(problems).toEqual([
      expect.stringContaining("features/isap -> src/server/features/risks -> src/server/features/isap"),
    ]);
  });
});

describe("tables", () => {
  const tables = {
    "src/server/features/isap/isap.tables.ts":
      'declare module "#server/platform/db/database.ts" {\n  interface Tables {\n    isap_sessions: { id: string };\n  }\n}',
    "src/server/platform/auth/auth.tables.ts":
      'declare module "#server/platform/db/database.ts" {\n  interface Tables {\n    profiles: { id: string };\n  }\n}',
  };
  const query = (text: string, feature = "risks") => ({
    ...tables,
    [`src/server/features/${feature}/${feature}.repository.ts`]: `export const rows = db.${text};`,
  });

  test.each([
    'selectFrom("isap_sessions")',
    'selectFrom("risks").innerJoin("isap_sessions as s", "s.id", "x")',
    'selectFrom("risks").select("isap_sessions.id")',
    'update(lockRow(db, "isap_sessions", {}))',
  ])("of another feature are not for a query: %s", (text) => {
    expect(check(query(text))).toEqual([
      expect.stringMatching(
        /^src\/server\/features\/risks\/risks\.repository\.ts:1: isap_sessions.*a table of isap/,
      ),
    ]);
  });

  test("of its own and of the platform are", () => {
    expect(check(query('selectFrom("isap_sessions")', "isap"))).toEqual([]);
    expect(check(query('selectFrom("profiles")'))).toEqual([]);
  });
});

describe("globals restricted to one place", () => {
  test.each<[file: string, text: string]>([
    ["src/server/app/build-app.ts", "export const a = process.env.PORT;"],
    ["src/server/app/build-app.ts", 'export const a = process["env"];'],
    ["src/server/app/build-app.ts", "export const a = globalThis.process.env;"],
    ["src/server/app/build-app.ts", "const { env } = process;"],
    ["src/server/app/build-app.ts", 'import { env } from "node:process";'],
    ["src/server/features/isap/isap.test.ts", "process.env.TZ = 'UTC';"],
    ["src/shared/isap/isap.rules.ts", "export const a = new Date();"],
    ["src/shared/isap/isap.rules.ts", "export const a = Date();"],
    ["src/web/features/isap/isap.page.tsx", "export const a = <p>{Date.now()}</p>;"],
    ["src/web/features/isap/isap.page.tsx", "export const a = [1].map(Date.now);"],
    ["src/server/platform/db/database.ts", "const { now } = Date;"],
    ["src/server/platform/clock-face.ts", "export const a = new globalThis.Date();"],
    ["src/web/ui/cx.ts", "export const a = (day: Date) => day.setDate(day.getDate() + 1);"],
    ["src/web/ui/cx.ts", "export const a = (day: Date) => day.setUTCHours(0);"],
    ["src/web/ui/cx.ts", "export const a = (day: Date) => day.getTimezoneOffset();"],
    ["src/web/ui/cx.ts", "export const a = (day: Date) => day.getDay();"],
    ["src/web/ui/cx.ts", "export const a = new Date(2026, 0, 1);"],
    ["src/shared/isap/isap.rules.ts", "export const a = Date.UTC(2026, 0, 1);"],
    ["src/shared/isap/isap.rules.ts", "export const a = 86_400_000;"],
    ["src/shared/isap/isap.rules.ts", "export const a = 14 * 24 * 60 * 60 * 1000;"],
    ["src/shared/isap/isap.rules.ts", 'export const a = new Intl.DateTimeFormat("en", { timeZone: "UTC" });'],
    ["src/shared/isap/isap.rules.ts", 'export const a = Intl.DateTimeFormat("en", { timeZone: "UTC" });'],
    ["src/web/ui/cx.ts", 'export const a = () => fetch("/api");'],
    ["src/web/features/isap/isap.api.ts", 'export const a = () => fetch("/api");'],
    ["src/web/ui/cx.ts", 'export const a = () => new EventSource("/api");'],
    ["src/web/platform/http/http.ts", "export const a = AbortSignal.any([]);"],
    ["src/web/platform/http/http.ts", "export const a = (set) => set.isSubsetOf(set);"],
    ["src/shared/isap/isap.rules.ts", 'export const a = globalThis.URL.parse("/");'],
    ["src/shared/isap/isap.rules.ts", "export const a = [1].map(Map.groupBy);"],
    ["src/web/features/isap/isap.store.ts", "const listeners = new Set<() => void>();"],
    ["src/web/ui/cx.ts", "const told: unknown[] = [new Set<(row: string) => void>()];"],
    ["src/web/platform/http/http.ts", "export const a = () => useSyncExternalStore(subscribe, read);"],
  ])("%s: %s", (file, text) => {
    expect(check({ [file]: text })).toEqual([expect.stringMatching(new RegExp(`^${file}:1: `))]);
  });
});

describe("file names", () => {
  test.each([
    "src/server/features/isap/isap.helpers.ts",
    "src/server/features/isap/helpers.ts",
    "src/server/features/isap/isap.contract.ts",
    "src/server/features/isap/Isap.service.ts",
    "src/server/utils/strings.ts",
    "src/server/server.ts",
    "src/server/migrations/1-initial.ts",
    "src/server/platform/db/index.ts",
    "src/web/features/isap/isap.service.ts",
    "src/web/features/isap/helpers.ts",
    "src/web/features/isap/StepList.tsx",
    "src/web/features/isap/isap.hooks.tsx",
    "src/web/hooks/use-now.ts",
    "src/shared/isap/isap.utils.ts",
    "src/shared/isap/card.tsx",
    "src/shared/isap/isap.routes.ts",
  ])("%s", (file) => {
    expect(check({ [file]: "export {};" })).toEqual([expect.stringMatching(new RegExp(`^${file}: `))]);
  });
});

test("a file that cannot be parsed is reported", () => {
  expect(() => check({ "src/web/ui/cx.ts": "import {" })).toThrow("src/web/ui/cx.ts");
});
