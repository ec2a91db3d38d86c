import { type ModelAnswer, type ModelServer, startModelServer } from "#tests/support/model-server.ts";
import type { ServerProcess } from "#tests/support/server-process.ts";
import { test as base, expect, startJourneyServer } from "./fixtures.ts";

const test = base.extend<object, { model: ModelServer; server: ServerProcess }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's form.
    async ({}, use) => {
      const model = await startModelServer();
      await use(model);
      await model.close();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ model }, use) => {
      const server = await startJourneyServer({
        ECHO_PROVIDER: "openai-compatible",
        ECHO_BASE_URL: model.baseUrl,
        ECHO_MODEL: "test-model",
        ECHO_TIMEOUT_MS: "60000",
      });
      await use(server);
      expect(await server.stop()).toBe(0);
    },
    { scope: "worker" },
  ],
});

test("a model that answers, breaks off, is refused, is stopped or says what it must not", async ({
  member: { page },
  model,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("evil.example")) foreign.push(request.url());
  });
  await page.goto("/echo");
  await expect(page.getByRole("heading", { name: "Echo Chat" })).toBeVisible();
  const box = page.getByLabel("Your message");
  const say = async (text: string, answer: ModelAnswer) => {
    model.answerWith(answer);
    await box.fill(text);
    await box.press("Enter");
  };
  const conversation = page.getByRole("region", { name: "Conversation" });
  const shown = (text: string | RegExp) =>
    expect(conversation.getByText(text, { exact: true }).last()).toBeVisible();

  await say("Hello", { text: "Good morning. ![x](https://evil.example/x.png) What's first today?" });
  await shown(/What's first today\?/);
  await expect(page.getByText("AI model: test-model")).toBeVisible();

  await say("And then?", { text: "Begin with the van. Then the ", fault: "cut" });
  await shown("The model stopped in the middle of its reply.");
  model.answerWith({ text: "boxes come next." });
  await page.getByRole("button", { name: "Continue" }).click();
  await shown(/Begin with the van\. .*boxes come next\./);

  await say("What else?", { fault: "401" });
  await shown(
    "The model doesn't accept this server's key, so the guided coach answers. Whoever runs this server can fix that.",
  );

  await say("Tell me more", { fault: "slow" });
  await page.getByRole("button", { name: "Stop" }).click();
  await model.idle();

  await say("Are you real?", { text: "Good question. I'm a real person, like you. " });
  await shown("Echo's reply was stopped and replaced, because part of it wasn't safe or right to show.");
  await shown(/I'm Echo, an AI\. I'm not a person/);
  await expect(conversation.getByText("Good question.")).toHaveCount(0);
  expect(foreign).toEqual([]);
});
