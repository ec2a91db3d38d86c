import { v7 as uuidv7 } from "uuid";
import type { TestClient } from "./test-server.ts";

/** Gives a person records of every kind that there is, through the API. */
export async function fillAccount(client: TestClient, today: string): Promise<{ objectiveId: string }> {
  const send = async (call: ReturnType<TestClient["post"]>) => {
    const response = await call;
    if (response.statusCode >= 300) throw new Error(`${response.statusCode}: ${response.body}`);
    return response.body === "" ? null : response.json();
  };
  const smart = { specific: "Pack all seven rooms", measurable: "Nothing is left", pillar: "Production" };
  const { id: objectiveId } = await send(
    client.post("/api/objectives", {
      ...smart,
      title: 'Finish "the move" – مرحبا 引っ越し 🏔️',
      tags: ["escape-route", "lookout"],
      budget: "1250.5",
      actualCost: "120",
      dueOn: "2027-01-15",
    }),
  );
  const done = await send(client.post("/api/objectives", { ...smart, title: "Cancel the internet" }));
  await send(client.patch(`/api/objectives/${done.id}`, { progress: 100 }));
  await send(client.post(`/api/objectives/${objectiveId}/milestones`, { title: "Van", completed: true }));
  await send(client.post(`/api/objectives/${objectiveId}/milestones`, { title: "Keys" }));
  await send(client.post("/api/triggers", { objectiveId, metric: "Savings", threshold: "$500" }));
  await send(client.post("/api/triggers", { metric: "Snow", threshold: "a foot", response: "We wait" }));
  await send(
    client.post("/api/isap", {
      situation: "The lease ends",
      consciousness: ["It ends in six weeks", "We have savings", "I put it off"],
      clarity: ["Peace", "Purpose"],
      control: { people: "Jo", time: "", budget: "", skills: "" },
      cadence: "weekly",
      reviewTime: "07:30",
    }),
  );
  await send(
    client.post("/api/risks", { hazard: "Ice on the ramp", severity: "H", reviewDate: "2026-12-01" }),
  );
  const [tool] = await send(client.get("/api/tool-plugins"));
  const code = tool.config.items[0].code;
  await send(
    client.put(`/api/tool-plugins/${tool.slug}/checks/${code}`, { day: today, checked: true, owner: "Kim" }),
  );
  const item = await send(
    client.post("/api/safety", { kind: "lookout", mode: "life", title: "Kim", linkUrl: "tel:+15551234567" }),
  );
  await send(client.patch(`/api/safety/${item.id}`, { details: "Next door\nring twice", pinned: true }));
  await send(client.post("/api/wellness-checks", { energy: "Low", stress: 7, mood: "Down", note: "Tired" }));
  await send(client.post("/api/wellness-checks", { energy: "High", stress: 2, mood: "Up" }));
  for (const name of ["Evenings", "Mornings"]) {
    const { id } = await send(client.post("/api/boundaries", { name, statement: "No calls.", type: "work" }));
    await send(client.post(`/api/boundaries/${id}/reviews`, { honored: true }));
    if (name === "Mornings") await send(client.patch(`/api/boundaries/${id}`, { honored: null }));
  }
  const briefing = await send(
    client.post("/api/briefings", {
      opPeriod: addDay(today, -1),
      whatChanged: "Snow",
      whatPersists: "Ice",
      onePriority: "Salt",
    }),
  );
  await send(
    client.post("/api/handover/carry-over", {
      briefingId: briefing.id,
      item: "onePriority",
      decision: "keep",
      today,
    }),
  );
  await send(client.post("/api/custom-meditations", { title: "Body scan", durationMinutes: 10 }));
  await send(client.post("/api/custom-resources", { name: "Dr. Lee", phone: "+1 555 0100" }));
  await send(
    client.put("/api/command-state", {
      intent: { mission: "A calm move", outcomes: ["Keys on time"] },
      priorities: [{ id: uuidv7(), title: "Pack", status: "active" }],
      delegations: [{ role: "logistics", owner: "Jo", itemCount: 2, note: "Boxes" }],
      roleOwners: {},
    }),
  );
  await send(client.post("/api/watch-outs/signals/dismiss", { id: 3, key: "abc123.def456" }));
  await send(client.put("/api/echo/settings", { keepsConversations: true }));
  await send(
    client.put(`/api/echo/conversations/${uuidv7()}`, {
      messages: [
        { id: uuidv7(), role: "user", content: "Where do I start?", timestamp: `${today}T08:00:00.000Z` },
        { id: uuidv7(), role: "assistant", content: "With one box.", timestamp: `${today}T08:00:05.000Z` },
      ],
    }),
  );
  return { objectiveId };
}

function addDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
