import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BUILT_PAGES, type BuiltPage } from "#server/platform/http/web-pages.ts";
import { BARE_PAGE_PATH, type Carried } from "#shared/auth/carried.ts";
import { labelPlaceholder } from "#shared/modes/label-placeholder.rules.ts";
import { startTestServer, type TestClient, type TestServer } from "#tests/support/test-server.ts";

const PAGES: Record<string, BuiltPage> = {
  "/": { files: ["assets/dashboard.js"], isForMembers: true },
  "/objectives": {
    files: ["assets/objectives.js"],
    isForMembers: true,
    firstView: {
      html: `<h1>${labelPlaceholder("objectives", "business")}</h1>`,
      starter: "assets/after-paint.js",
    },
  },
  "/login": {
    files: ["assets/login.js"],
    isForMembers: false,
    prerendered: {
      title: "Sign in",
      html: "<h1>Welcome back</h1>",
      isForEveryone: false,
      starter: "assets/after-paint.js",
      styles: "assets/front.css",
    },
  },
  "/calm": {
    files: ["assets/calm.js"],
    isForMembers: false,
    prerendered: {
      title: "Quick Calm",
      html: `<h1>Quick Calm</h1>${"<p>Breathe in.</p>".repeat(100)}`,
      isForEveryone: true,
      starter: "assets/starter.js",
    },
  },
};

let webRoot: string;
let server: TestServer;

beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), "ridgeline-web-"));
  mkdirSync(join(webRoot, ".vite"));
  writeFileSync(
    join(webRoot, "index.html"),
    '<head><title>Ridgeline</title><script type="module" crossorigin src="/assets/app.js"></script><link rel="stylesheet" href="/assets/app.css"></head><body><div id="root"></div><noscript>Needs scripts</noscript></body>',
  );
  writeFileSync(join(webRoot, BUILT_PAGES), JSON.stringify(PAGES));
  server = await startTestServer({ webRoot });
});
afterAll(async () => {
  await server.close();
  rmSync(webRoot, { recursive: true, force: true });
});

const page = async (client: TestClient, path: string) => (await client.get(path)).body;

function carriedIn(html: string): Carried | null {
  const json = /<script type="application\/json" id="carried">(.*?)<\/script>/.exec(html)?.[1];
  return json === undefined ? null : JSON.parse(json);
}

test("a stranger gets the login page and Quick Calm with their words, and is told to be nobody", async () => {
  const stranger = server.anonymous();
  const login = await page(stranger, "/login?next=%2Fsafety");
  expect(login).toContain('<div id="root"><h1>Welcome back</h1></div>');
  expect(login).toContain("<title>Sign in</title>");
  expect(login).toContain(
    'src="/assets/after-paint.js" data-app="/assets/app.js" data-files="/assets/app.js /assets/login.js"',
  );
  expect(login).toContain("Needs scripts");
  expect(login).toContain(
    '<link rel="stylesheet" href="/assets/front.css" data-app-styles="/assets/app.css">',
  );
  expect(carriedIn(login)).toEqual({ user: null, labels: {} });
  const calm = await page(stranger, "/calm");
  expect(calm).toContain("<h1>Quick Calm</h1>");
  expect(calm).not.toContain("Needs scripts");
  expect(await page(stranger, "/")).not.toContain("dashboard.js");
});

test("a signed-in person's page says who they are, with the labels and the screen's files, and never shows the login page", async () => {
  const person = await server.signedIn();
  const dashboard = await page(person, "/");
  expect(dashboard).toContain('href="/assets/dashboard.js"');
  const carried = carriedIn(dashboard);
  expect(carried?.user).toEqual((await person.get("/api/auth/me")).json());
  for (const mode of ["life", "business", "incident"] as const)
    expect(carried?.labels[mode]).toEqual((await person.get(`/api/label-mappings?mode=${mode}`)).json());
  const login = await page(person, "/login");
  expect(login).not.toContain("Welcome back");
  expect(login).toContain('<link rel="stylesheet" href="/assets/app.css">');
  expect(await page(person, "/calm")).toContain("<h1>Quick Calm</h1>");
});

test("a signed-in person's page shows the head of its screen in their own words until the app does", async () => {
  const person = await server.signedIn();
  const objectives = await page(person, "/objectives");
  expect(objectives).toContain('<div id="root"><h1>Priorities</h1></div>');
  expect(objectives).toContain(
    '<link fetchpriority="low" rel="modulepreload" crossorigin href="/assets/app.js"><script type="module" crossorigin src="/assets/after-paint.js" data-app="/assets/app.js" data-files="/assets/app.js /assets/objectives.js">',
  );
  expect(objectives.match(/modulepreload/g)).toHaveLength(1);
  await server.handle.db
    .updateTable("label_mappings")
    .set({ label: "Aims & <b>ends</b>" })
    .where("key", "=", "objectives")
    .where("mode", "=", "business")
    .execute();
  expect(await page(person, "/objectives")).toContain("<h1>Aims &amp; &lt;b>ends&lt;/b></h1>");
  expect(await page(server.anonymous(), "/objectives")).toContain('<div id="root"></div>');
});

test("a stranger's Quick Calm has a script that starts the app, anybody else's the app itself", async () => {
  const calm = await page(server.anonymous(), "/calm");
  expect(calm).toContain(
    'src="/assets/starter.js" data-app="/assets/app.js" data-files="/assets/app.js /assets/calm.js"',
  );
  expect(calm).not.toContain("modulepreload");
  const ofMember = await page(await server.signedIn(), "/calm");
  expect(ofMember).toContain('src="/assets/app.js"');
  expect(ofMember).toContain('<link rel="modulepreload" crossorigin href="/assets/calm.js">');
});

test("a name cannot end the data block or become markup", async () => {
  const person = await server.signedIn();
  const username = "</script><script>alert(1)</script><!--";
  await server.handle.db.updateTable("profiles").set({ username }).where("id", "=", person.user.id).execute();
  const html = await page(person, "/");
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(carriedIn(html)?.user?.username).toBe(username);
});

test("after signing out, and with a forged cookie, the page says nothing of the person", async () => {
  const person = await server.signedIn();
  const before = new Map(person.cookies);
  await person.post("/api/auth/logout");
  for (const [name, value] of before) person.cookies.set(name, value);
  expect(carriedIn(await page(person, "/"))?.user).toBeNull();
  const forger = server.anonymous();
  for (const [name, value] of before) forger.cookies.set(name, `x${value}`);
  expect(carriedIn(await page(forger, "/"))?.user).toBeNull();
});

test("a prerendered page is sent compressed", async () => {
  const response = await server.app.inject({ url: "/calm", headers: { "accept-encoding": "gzip" } });
  expect(response.headers["content-encoding"]).toBe("gzip");
});

test("the page that a device keeps carries nothing, whoever asks for it", async () => {
  const person = await server.signedIn();
  const bare = await page(person, BARE_PAGE_PATH);
  expect(bare).toContain('<div id="root"></div>');
  expect(carriedIn(bare)).toBeNull();
});

test("while the database is away, the page claims nothing about who asks", async () => {
  const own = await startTestServer({ webRoot });
  const person = await own.signedIn();
  await own.handle.db.destroy();
  expect(carriedIn(await page(person, "/"))).toBeNull();
  expect(await page(person, "/login")).toContain('<div id="root"></div>');
  expect(await page(person, "/calm")).toContain("<h1>Quick Calm</h1>");
  await own.close();
});
