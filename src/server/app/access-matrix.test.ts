import { afterAll, beforeAll, expect, test } from "vitest";
import type { User } from "#shared/auth/auth.contract.ts";
import { AUTH_PATHS } from "#shared/auth/auth-paths.ts";
import { TOKEN_PATHS, TOKEN_SCOPES, type TokenScope } from "#shared/tokens/tokens.contract.ts";
import { startTestServer, type TestClient, type TestServer } from "#tests/support/test-server.ts";
import { fillAccount } from "#tests/support/whole-account.ts";

/**
 * Who may make which call. Written by hand: a route that is not here fails the test, so that somebody decides.
 * `anyone` asks for nothing; `person` takes a session; `read` and `write` take one, or a token with that scope; `token`
 * takes a token and no session; `admin` takes the session of an admin or the owner.
 */
const WHO = {
  anyone: `
    GET /api/auth/me
    GET /api/instance
    POST /api/auth/signup
    POST /api/auth/login
    POST /api/auth/logout
    POST /api/auth/forgot-password
    POST /api/auth/reset-password
    POST /api/auth/confirm-email
    POST /api/auth/passkey/options
    POST /api/auth/passkey
    POST /api/stripe/webhook
    GET /api/invitations/{code}/validate
    POST /api/invitations/{code}/accept
    POST /api/client-errors
    GET /api/label-mappings
    GET /api/support-contacts
    GET /api/videos
    GET /calendar/{secret}.ics
  `,
  person: `
    GET PATCH /api/profile
    DELETE /api/account
    POST /api/profile/change-password
    GET DELETE /api/profile/sessions
    DELETE /api/profile/sessions/{id}
    GET /api/account/sign-in
    POST /api/account/two-step
    POST /api/account/two-step/confirm
    POST /api/account/two-step/recovery-codes
    POST /api/account/two-step/turn-off
    POST /api/account/email
    POST /api/account/passkeys/options
    POST /api/account/passkeys
    PATCH DELETE /api/account/passkeys/{id}
    POST DELETE /api/account/provider
    GET POST /api/tokens
    DELETE /api/tokens/{id}
    GET /api/billing
    POST /api/stripe/create-checkout-session
    POST /api/stripe/create-portal-session
    GET /api/account/export
    POST /api/account/import
    GET PUT /api/echo/settings
    GET POST PATCH DELETE /api/calendar-feed
  `,
  read: `
    GET /api/export/iap
    GET /api/export/{exportType}
    GET /api/doctrine/packs
    GET /api/doctrine/articles
    GET /api/lessons
    GET /api/isap
    GET /api/isap/latest
    GET /api/objectives
    GET /api/milestones
    GET /api/milestones/next
    GET /api/objectives/{id}/milestones
    GET /api/triggers
    GET /api/risks
    GET /api/tool-plugins
    GET /api/tool-plugins/{slug}/checks
    GET /api/tool-plugins/{slug}/history
    GET /api/wellness-checks
    GET /api/boundaries
    GET /api/boundary-reviews
    GET /api/boundaries/{id}/reviews
    GET /api/custom-meditations
    GET /api/custom-resources
    GET /api/safety
    GET /api/logs
    GET /api/lces
    GET /api/lces/completeness
    GET /api/lces/trend
    GET /api/command-state
    GET /api/briefings
    GET /api/handover/prefill
    GET /api/handover/carry-over
    GET /api/watch-outs/signals
    GET /api/proposals
    GET /api/dashboard
    GET /api/echo/brief
    GET /api/echo/conversations
  `,
  write: `
    POST /api/isap
    DELETE /api/isap/{id}
    POST PATCH /api/objectives
    PATCH DELETE /api/objectives/{id}
    POST /api/objectives/{id}/copies
    POST /api/objectives/deletions
    PUT /api/objectives/order
    POST /api/objectives/{id}/milestones
    PUT /api/objectives/{id}/milestones/order
    PATCH DELETE /api/milestones/{id}
    POST /api/triggers
    PATCH DELETE /api/triggers/{id}
    POST /api/risks
    PATCH DELETE /api/risks/{id}
    PUT /api/tool-plugins/{slug}/checks/{code}
    POST /api/wellness-checks
    PATCH DELETE /api/wellness-checks/{id}
    POST /api/boundaries
    PATCH DELETE /api/boundaries/{id}
    POST /api/boundaries/{id}/reviews
    DELETE /api/boundary-reviews/{id}
    POST /api/custom-meditations
    PATCH DELETE /api/custom-meditations/{id}
    POST /api/custom-resources
    PATCH DELETE /api/custom-resources/{id}
    POST /api/safety
    PUT /api/safety/order
    PATCH DELETE /api/safety/{id}
    POST /api/logs
    PUT /api/command-state
    POST /api/briefings
    PATCH /api/briefings/{id}
    POST /api/handover/carry-over
    POST /api/watch-outs/signals/dismiss
    POST /api/instant-plan
    DELETE /api/proposals/{id}
    POST /api/echo/chat
    PUT DELETE /api/echo/conversations/{id}
    POST /api/undo/{undoId}
  `,
  token: `
    POST /api/mcp
  `,
  admin: `
    GET POST /api/admin/invitations
    DELETE /api/admin/invitations/{code}
    GET /api/admin/articles
    PATCH /api/admin/articles/{id}
    GET /api/admin/labels
    PATCH /api/admin/labels/{id}
    GET POST /api/admin/support-contacts
    PATCH DELETE /api/admin/support-contacts/{id}
    GET /api/admin/tool-plugins
    PATCH /api/admin/tool-plugins/{id}
    GET POST /api/admin/videos
    PATCH DELETE /api/admin/videos/{id}
    GET /api/admin/stats
    GET /api/admin/users
    POST /api/admin/promote
    POST /api/admin/demote
    POST /api/admin/comp-subscription
    POST /api/admin/include-subscription
    POST /api/admin/create-user
    POST /api/admin/reset-link
    DELETE /api/admin/users/{id}
    GET /api/admin/audit-log
    GET /api/admin/server
    GET /api/admin/server/services
    PUT /api/admin/server/signups
  `,
};
type Who = keyof typeof WHO;

/** Where a person finds the ids of what others must not reach: the path below which they are used. */
const LISTS: Readonly<Record<string, string>> = {
  "/api/objectives": "/api/objectives/{id}",
  "/api/milestones": "/api/milestones/{id}",
  "/api/triggers": "/api/triggers/{id}",
  "/api/isap": "/api/isap/{id}",
  "/api/risks": "/api/risks/{id}",
  "/api/safety": "/api/safety/{id}",
  "/api/wellness-checks": "/api/wellness-checks/{id}",
  "/api/boundaries": "/api/boundaries/{id}",
  "/api/boundary-reviews": "/api/boundary-reviews/{id}",
  "/api/briefings": "/api/briefings/{id}",
  "/api/custom-meditations": "/api/custom-meditations/{id}",
  "/api/custom-resources": "/api/custom-resources/{id}",
  "/api/echo/conversations": "/api/echo/conversations/{id}",
  "/api/tokens": "/api/tokens/{id}",
  "/api/profile/sessions": "/api/profile/sessions/{id}",
};

interface Call {
  method: string;
  path: string;
  who: Who;
}

/** Whether a caller of each kind gets further than the door. */
const ALLOWED: Readonly<Record<Who, (caller: Caller) => boolean>> = {
  anyone: () => true,
  person: ({ role }) => role !== undefined,
  read: ({ role, scope }) => role !== undefined || scope !== undefined,
  write: ({ role, scope }) => role !== undefined || scope === "write",
  token: ({ scope }) => scope !== undefined,
  admin: ({ role }) => role === "admin" || role === "owner",
};

interface Caller {
  name: string;
  client: TestClient;
  role?: User["role"];
  scope?: TokenScope;
}

/** A line of the table names a path after its methods. Signing out comes last, because it ends the session. */
const calls: Call[] = (Object.entries(WHO) as [Who, string][])
  .flatMap(([who, table]) =>
    table
      .trim()
      .split(/\s*\n\s*/)
      .map((line) => line.split(" "))
      .flatMap((words) => words.slice(0, -1).map((method) => ({ who, method, path: words.at(-1) ?? "" }))),
  )
  .sort((one, other) => Number(one.path === AUTH_PATHS.logout) - Number(other.path === AUTH_PATHS.logout));

let server: TestServer;
let documented: Record<string, Record<string, { requestBody?: unknown }>>;
let callers: Caller[];

beforeAll(async () => {
  server = await startTestServer();
  documented = (await server.app.inject("/api/openapi.json")).json().paths;
  const withRole = async (role: User["role"]): Promise<Caller> => {
    const client = await server.signedIn();
    const plan = role === "guest" ? "guest" : "included";
    await server.handle.db
      .updateTable("profiles")
      .set({ role, plan })
      .where("id", "=", client.user.id)
      .execute();
    return { name: role, client, role };
  };
  const mara = await server.signedIn();
  const withToken = async (scope: TokenScope): Promise<Caller> => {
    const { token } = (await mara.post(TOKEN_PATHS.list, { name: scope, scope })).json();
    return { name: `token that may ${scope}`, client: server.withToken(token), scope };
  };
  callers = [
    { name: "nobody", client: server.anonymous() },
    await withRole("owner"),
    await withRole("admin"),
    await withRole("user"),
    await withRole("guest"),
    ...(await Promise.all(TOKEN_SCOPES.map(withToken))),
  ];
});
afterAll(() => server.close());

function send(client: TestClient, { method, path }: Call, id: string) {
  const verb = method.toLowerCase() as "post";
  const hasBody = documented[path]?.[verb]?.requestBody !== undefined;
  return client[verb](path.replaceAll(/\{\w+\}/g, id), hasBody ? {} : undefined);
}

/** How a caller who is not allowed is turned away. */
function refusalOf({ role, scope }: Caller, who: Who): number {
  return (role === undefined && scope === undefined) || who === "token" ? 401 : 403;
}

test("every route of the document is in the table, and no other", () => {
  const routes = Object.entries(documented).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(calls.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(routes.sort());
});

test("nobody reaches what belongs to another person, admins and tokens included", async () => {
  const owner = await server.signedIn();
  await fillAccount(owner, "2026-11-21");
  await owner.post(TOKEN_PATHS.list, { name: "Mine", scope: "write" });
  const rowsOf = async (list: string) => (await owner.get(list)).json() as { id: string }[];
  const lists = Object.keys(LISTS);
  const before = await Promise.all(lists.map(rowsOf));
  const strangers = callers.filter(({ role, scope }) => role === "admin" || scope === "write");
  strangers.push({ name: "another user", client: await server.signedIn(), role: "user" });
  const reached: string[] = [];
  for (const [index, path] of Object.values(LISTS).entries()) {
    const row = before[index]?.[0];
    expect([path, row?.id]).toEqual([path, expect.any(String)]);
    for (const call of calls.filter((each) => each.path.startsWith(path))) {
      for (const { name, client } of strangers) {
        const { statusCode } = await send(client, call, row?.id ?? "");
        if (![400, 403, 404].includes(statusCode))
          reached.push(`${call.method} ${call.path} by ${name}: ${statusCode}`);
      }
    }
  }
  expect(reached).toEqual([]);
  expect(await Promise.all(lists.map(rowsOf))).toEqual(before);
});

test("each caller may make exactly the calls that the table allows", async () => {
  const wrong: string[] = [];
  for (const call of calls) {
    for (const caller of callers) {
      const { statusCode } = await send(caller.client, call, "x");
      const isAllowed = ALLOWED[call.who](caller);
      const isRight = isAllowed
        ? ![401, 403].includes(statusCode)
        : statusCode === refusalOf(caller, call.who);
      if (!isRight || statusCode === 500)
        wrong.push(`${call.method} ${call.path} by ${caller.name}: ${statusCode}`);
    }
  }
  expect(wrong).toEqual([]);
});
