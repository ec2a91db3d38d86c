import type { ServerProcess } from "../tests/support/server-process.ts";

const OBJECTIVES = 20;

/** Creates a person with twenty objectives of three milestones each, through the API. */
export async function objectiveList(name: string, server: ServerProcess) {
  const post = async (path: string, body: unknown, cookie = "") => {
    const response = await fetch(server.url + path, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const signup = await post("/api/auth/signup", {
    email: "bench@example.org",
    username: "Bench",
    password: "a long password",
  });
  const cookie = signup.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  for (let number = 1; number <= OBJECTIVES; number += 1) {
    const created = await post(
      "/api/objectives",
      {
        title: `Finish room ${number} before the lease ends`,
        specific: "Sort, pack and label everything in the room, and decide what goes to the charity shop.",
        measurable: "Every box is closed and has a label.",
        achievable: "Two evenings a week.",
        relevant: "The lease ends, and calm is worth more than boxes.",
        timeBound: "by 12 December",
        pillar: "Production",
        tags: ["lookout"],
        budget: "120.50",
      },
      cookie,
    );
    const { id } = (await created.json()) as { id: string };
    for (const title of ["Sort", "Pack", "Label"])
      await post(`/api/objectives/${id}/milestones`, { title }, cookie);
  }
  return { name, url: `${server.url}/api/objectives`, pid: server.child.pid ?? 0, headers: { cookie } };
}
