import { describe, expect, onTestFinished, test } from "vitest";
import type { ServerStatus } from "#shared/admin/server-status.contract.ts";
import type { User } from "#shared/auth/auth.contract.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { startModelServer } from "#tests/support/model-server.ts";
import { startStripeServer } from "#tests/support/stripe-server.ts";
import { MARA, serverForTest, TEST_PASSWORD } from "#tests/support/test-server.ts";

const STATUS = "/api/admin/server";
const SIGNUPS = `${STATUS}/signups`;

describe("the state of the server", () => {
  test("has the version, the database and the last backup", async () => {
    const server = await serverForTest();
    const owner = await server.signedIn();
    const status = (await owner.get(STATUS)).json() as ServerStatus;
    expect(status).toEqual({
      version: "0.0.0-test",
      engine: server.handle.engine,
      databaseBytes: expect.any(Number),
      migrations: { applied: expect.any(Number), latest: expect.stringMatching(/^00\d\d-/) },
      backups: { isAutomatic: false, last: null },
      signups: { configured: "open", chosen: null },
    });
    expect(status.databaseBytes).toBeGreaterThan(10_000);
    const at = "2026-11-21T03:00:00.000Z";
    const last = { at, seconds: 1, outcome: "failed", reason: "The disk is full." };
    await server.handle.db
      .insertInto("instance_facts")
      .values({ key: "backup.last", value: JSON.stringify(last) })
      .execute();
    expect((await owner.get(STATUS)).json().backups.last).toEqual({
      at,
      isDone: false,
      reason: "The disk is full.",
      bytes: null,
    });
  });

  test("tells of each service outside whether it is configured and answers", async () => {
    const [mail, model, stripe] = await Promise.all([
      startMailServer(),
      startModelServer(),
      startStripeServer(),
    ]);
    onTestFinished(() => void Promise.all([mail.close(), model.close(), stripe.close()]));
    const server = await serverForTest({
      config: {
        mail: mail.config,
        billing: stripe.config,
        echo: {
          provider: "openai-compatible",
          baseUrl: model.baseUrl,
          model: "test",
          apiKey: "key",
          timeoutMs: 1000,
          tokensPerDay: undefined,
        },
      },
    });
    const owner = await server.signedIn();
    const asked = async () => (await owner.get(`${STATUS}/services`)).json();
    expect(await asked()).toEqual({ mail: "answers", model: "answers", billing: "answers" });
    await mail.close();
    stripe.fail("401");
    model.answerWith({ fault: "401" });
    const response = await owner.get(`${STATUS}/services`);
    expect(response.json()).toEqual({ mail: "fails", model: "fails", billing: "fails" });
    expect(response.body).not.toContain("INTERNAL");

    const bare = await serverForTest();
    expect((await (await bare.signedIn()).get(`${STATUS}/services`)).json()).toEqual({
      mail: "not configured",
      model: "not configured",
      billing: "not configured",
    });
  });
});

describe("who can sign up", () => {
  test("is what an admin chose instead of SIGNUPS, until that is taken back", async () => {
    const server = await serverForTest({ config: { signups: "closed" } });
    const owner = await server.signedIn();
    const signUp = async (email: string) =>
      (await server.anonymous().post("/api/auth/signup", { ...MARA, email })).statusCode;
    expect(await signUp("a@example.org")).toBe(403);
    const chosen = await owner.put(SIGNUPS, { signups: "open" });
    expect(chosen.json()).toEqual({ configured: "closed", chosen: "open" });
    expect((await server.anonymous().get("/api/instance")).json()).toMatchObject({ signups: "open" });
    expect(await signUp("b@example.org")).toBe(201);
    expect((await owner.get("/api/admin/audit-log?limit=1")).json()).toMatchObject([
      { action: "set_signups", details: { before: { signups: "closed" }, after: { signups: "open" } } },
    ]);
    const { invitation } = (await owner.post("/api/admin/invitations", { accessType: "comped" })).json();
    const page = `/api/invitations/${invitation.inviteCode}/validate`;
    expect((await server.anonymous().get(page)).statusCode).toBe(200);
    await owner.put(SIGNUPS, { signups: null });
    expect(await signUp("c@example.org")).toBe(403);
    expect((await server.anonymous().get(page)).statusCode).toBe(403);
    expect((await owner.get(STATUS)).json().signups).toEqual({ configured: "closed", chosen: null });
    expect((await owner.put(SIGNUPS, { signups: "everyone" })).statusCode).toBe(400);
  });
});

describe("a link for somebody who forgot their password", () => {
  test("sets a new one, ends their sessions and is recorded without the link", async () => {
    const server = await serverForTest();
    const owner = await server.signedIn();
    const mara = await server.signedIn();
    const response = await owner.post("/api/admin/reset-link", { email: mara.user.email });
    expect(response.statusCode).toBe(201);
    const { link } = response.json() as { link: string };
    const [path, token] = link.split("#");
    expect(path).toBe("/reset-password");
    const audit = await owner.get("/api/admin/audit-log?limit=1");
    expect(audit.json()).toMatchObject([{ action: "create_reset_link", targetEmail: mara.user.email }]);
    expect(audit.body).not.toContain(token);
    const password = "another long password";
    expect((await server.anonymous().post("/api/auth/reset-password", { token, password })).statusCode).toBe(
      204,
    );
    expect((await mara.get("/api/objectives")).statusCode).toBe(401);
    const login = await server.anonymous().post("/api/auth/login", { email: mara.user.email, password });
    expect((login.json() as User).email).toBe(mara.user.email);
  });

  test("is not made for the owner by anyone else, nor for nobody", async () => {
    const server = await serverForTest();
    const owner = await server.signedIn();
    const form = { email: "admin@example.org", username: "Admin", password: TEST_PASSWORD, role: "admin" };
    await owner.post("/api/admin/create-user", form);
    const admin = server.anonymous();
    await admin.post("/api/auth/login", form);
    expect((await admin.post("/api/admin/reset-link", { email: owner.user.email })).statusCode).toBe(403);
    expect((await admin.post("/api/admin/reset-link", { email: "no@example.org" })).statusCode).toBe(404);
    expect((await owner.post("/api/admin/reset-link", { email: owner.user.email })).statusCode).toBe(201);
  });
});
