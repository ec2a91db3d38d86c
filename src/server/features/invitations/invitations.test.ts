import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import type { User } from "#shared/auth/auth.contract.ts";
import type { Invitation } from "#shared/invitations/invitations.contract.ts";
import {
  startTestServer,
  TEST_PASSWORD,
  type TestClient,
  type TestServer,
} from "#tests/support/test-server.ts";

const NOON = "2026-11-21T12:00:00.000Z";
const clock = controlledClock(NOON);
const PATH = "/api/admin/invitations";

let server: TestServer;
let owner: TestClient & { user: User };
let people = 0;

beforeAll(async () => {
  server = await startTestServer({ clock });
  owner = await server.signedIn();
});
afterAll(() => server.close());
beforeEach(() => clock.advance(Date.parse(NOON) - clock.now().getTime()));

const invite = async (body: object = {}): Promise<Invitation> =>
  (await owner.post(PATH, { accessType: "comped", ...body })).json().invitation;
const person = () => {
  people += 1;
  return { email: `invited-${people}@example.org`, username: `Invited ${people}`, password: TEST_PASSWORD };
};
const accept = (code: string, form: object = person(), by: TestClient = server.anonymous()) =>
  by.post(`/api/invitations/${code}/accept`, form);
const validate = (code: string) => server.anonymous().get(`/api/invitations/${code}/validate`);
const listed = async (): Promise<Invitation[]> => (await owner.get(PATH)).json();

describe("inviting", () => {
  test("creates a code that nobody guesses, lists it and records it without the code", async () => {
    const response = await owner.post(PATH, {
      accessType: "included",
      expiresAt: "2026-12-01T23:59:59.999Z",
    });
    expect(response.statusCode).toBe(201);
    const { invitation } = response.json() as { invitation: Invitation };
    expect(invitation).toEqual({
      id: expect.any(String),
      inviteCode: expect.stringMatching(/^[\w-]{32}$/),
      accessType: "included",
      expiresAt: "2026-12-01T23:59:59.999Z",
      usedAt: null,
      usedByEmail: null,
      createdAt: NOON,
    });
    expect((await listed())[0]).toEqual(invitation);
    const audit = await owner.get("/api/admin/audit-log?limit=1");
    expect(audit.json()).toMatchObject([
      { action: "create_invitation", details: { accessType: "included" }, actorEmail: owner.user.email },
    ]);
    expect(audit.body).not.toContain(invitation.inviteCode);
    expect((await validate(invitation.inviteCode)).json()).toEqual({ accessType: "included" });
  });

  test.each([
    ["no access type", { accessType: undefined }, "accessType"],
    ["a plan that is sold", { accessType: "member_annual" }, "accessType"],
    ["an expiry before today", { expiresAt: "2026-11-20T23:59:59.999Z" }, "expiresAt"],
    ["no moment", { expiresAt: "tomorrow" }, "expiresAt"],
  ])("refuses %s", async (_what, change, field) => {
    const response = await owner.post(PATH, { accessType: "comped", ...change });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
  });

  test("until today is possible", async () => {
    expect(await invite({ expiresAt: "2026-11-21T23:59:59.999Z" })).toMatchObject({ usedAt: null });
  });

  test("can be revoked until somebody has accepted", async () => {
    const { inviteCode } = await invite();
    expect((await owner.delete(`${PATH}/${inviteCode}`)).statusCode).toBe(204);
    expect((await validate(inviteCode)).statusCode).toBe(404);
    expect((await accept(inviteCode)).statusCode).toBe(404);
    expect((await owner.delete(`${PATH}/${inviteCode}`)).statusCode).toBe(404);
    const used = await invite();
    await accept(used.inviteCode);
    expect((await owner.delete(`${PATH}/${used.inviteCode}`)).statusCode).toBe(409);
  });
});

describe("accepting", () => {
  test("creates the account with the plan, signs in and uses the invitation up", async () => {
    const { inviteCode, id } = await invite({ accessType: "included" });
    const form = person();
    const client = server.anonymous();
    const response = await accept(inviteCode, form, client);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ email: form.email, plan: "included", role: "guest" });
    expect((await client.get("/api/auth/me")).json()).toEqual(response.json());
    expect((await listed()).find((one) => one.id === id)).toMatchObject({
      usedAt: NOON,
      usedByEmail: form.email,
    });
    const again = await validate(inviteCode);
    expect([again.statusCode, again.json().error]).toEqual([
      404,
      "This invitation has already been used. If you used it, sign in. Otherwise, ask for a new one.",
    ]);
    expect((await owner.get("/api/admin/audit-log?limit=1")).json()).toMatchObject([
      { action: "accept_invitation", targetEmail: form.email },
    ]);
  });

  test("by twenty people at once makes one account", async () => {
    const { inviteCode } = await invite();
    const before = (await owner.get("/api/admin/stats")).json().totalUsers;
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(inviteCode)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 404)).toHaveLength(19);
    expect((await owner.get("/api/admin/stats")).json().totalUsers).toBe(before + 1);
  });

  test("is refused after the expiry", async () => {
    const { inviteCode } = await invite({ expiresAt: "2026-11-22T00:00:00.000Z" });
    clock.advance(12 * 60 * 60 * 1000);
    const response = await accept(inviteCode);
    expect([response.statusCode, response.json().error]).toEqual([
      404,
      "This invitation has expired. Ask whoever sent it for a new one.",
    ]);
    expect((await validate(inviteCode)).statusCode).toBe(404);
  });

  test.each([
    ["a short username", { username: "ab" }, "username", "Minimum 3 characters"],
    ["a short password", { password: "1234567" }, "password", "Password must be at least 8 characters"],
    ["no address", { email: "mara" }, "email", "Enter an email address such as name@example.org."],
  ])("refuses %s and leaves the invitation as it is", async (_what, change, field, message) => {
    const { inviteCode } = await invite();
    const response = await accept(inviteCode, { ...person(), ...change });
    expect([response.statusCode, response.json().fields]).toEqual([400, { [field]: message }]);
    expect((await validate(inviteCode)).statusCode).toBe(200);
  });

  test("with an address that has an account leaves the invitation as it is", async () => {
    const { inviteCode } = await invite();
    const response = await accept(inviteCode, { ...person(), email: owner.user.email });
    expect([response.statusCode, response.json().code]).toEqual([409, "email_taken"]);
    expect((await validate(inviteCode)).statusCode).toBe(200);
  });

  test("of an unknown code is refused, and so are too many tries from one network", async () => {
    const guesser = server.anonymous("203.0.113.9");
    const answers = [];
    for (let count = 0; count < 101; count += 1)
      answers.push(await guesser.get(`/api/invitations/guess-${count}/validate`));
    expect(answers[0]?.json()).toEqual({ error: "This invitation link is not valid", code: "not_found" });
    expect(answers.at(-1)?.statusCode).toBe(429);
  });
});

describe("where sign-ups are", () => {
  test.each([
    ["invite", 201],
    ["closed", 403],
  ] as const)("%s, an invitation is answered with %i", async (signups, status) => {
    const strict = await startTestServer({ config: { signups } });
    const first = await strict.signedIn();
    const { inviteCode } = (await first.post(PATH, { accessType: "comped" })).json().invitation;
    const response = await strict.anonymous().post(`/api/invitations/${inviteCode}/accept`, person());
    expect(response.statusCode).toBe(status);
    const page = await strict.anonymous().get(`/api/invitations/${inviteCode}/validate`);
    expect(page.statusCode).toBe(status === 201 ? 404 : 403);
    await strict.close();
  });
});
