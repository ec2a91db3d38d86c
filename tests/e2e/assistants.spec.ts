import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { MCP_PATH } from "#shared/tokens/tokens.contract.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

test("an assistant with a token of the person's suggests a risk, which a tap adds and Undo takes back", async ({
  member: { page },
  server,
}) => {
  await page.goto("/settings#tokens");
  await page.getByRole("button", { name: "Create a token" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("My assistant");
  await page.getByText("Read and propose").click();
  await page.getByRole("button", { name: "Create token" }).click();
  const dialog = page.getByRole("dialog", { name: "Your new token" });
  const token = await dialog.getByLabel("My assistant").inputValue();
  expect(await dialog.getByLabel(/MCP/).inputValue()).toBe(`${server.url}${MCP_PATH}`);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Done" }).click();

  const client = new Client({ name: "journey", version: "1" }, { versionNegotiation: { mode: "auto" } });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(MCP_PATH, server.url), {
      authProvider: { token: async () => token },
    }),
  );
  await client.callTool({ name: "propose_risk", arguments: { hazard: "Ice on the stairs" } });
  await client.close();

  await page.goto("/");
  const waiting = page.getByRole("region", { name: "Waiting for your OK" });
  const card = waiting.getByRole("region", { name: "Ice on the stairs" });
  await card.getByRole("button", { name: /^Add/ }).click();
  await expect(card.getByText("Added", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card.getByRole("button", { name: /^Add/ })).toBeVisible();
  await expectAccessible(page);
  await card.getByRole("button", { name: /^Dismiss/ }).click();
  await expect(waiting).toHaveCount(0);

  await page.goto("/settings#tokens");
  const row = page.getByRole("listitem").filter({ hasText: "My assistant" });
  await expect(row).toContainText("last used today");
  await row.getByRole("button", { name: "Revoke My assistant" }).click();
  await page.getByRole("button", { name: "Revoke token" }).click();
  // The open dialog alone hides the row from assistive technology.
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(row).toHaveCount(0);
  const refused = await fetch(`${server.url}/api/risks`, { headers: { authorization: `Bearer ${token}` } });
  expect(refused.status).toBe(401);
});
