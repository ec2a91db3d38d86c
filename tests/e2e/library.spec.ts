import type { Page, Request } from "@playwright/test";
import { expect, expectAccessible, test, toastText } from "./fixtures.ts";

const PLAYER = "https://www.youtube-nocookie.com/";
const TITLE = "Meditations & Recenter Library";

/** A player that answers to what the product asks of it: it reports that the video with this id is gone. */
const playerPage = (goneId: string) => `<title>A player</title><script>
  addEventListener("message", ({ data, source, origin }) => {
    const { func, args = [] } = JSON.parse(data);
    if (func !== "addEventListener" || !args.includes("onError")) return;
    if (location.pathname.endsWith("${goneId}")) source.postMessage(JSON.stringify({ event: "onError", info: 100 }), origin);
  });
</script>`;

/** Everything that the page asks of other servers from now on. A page stands in for the provider's player. */
async function watchRequests(page: Page, goneId = "none"): Promise<string[]> {
  const elsewhere: string[] = [];
  const own = new URL(page.url()).origin;
  page.on("request", (request: Request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== own) elsewhere.push(request.url());
  });
  await page.route(`${PLAYER}**`, (route) =>
    route.fulfill({ contentType: "text/html", body: playerPage(goneId) }),
  );
  return elsewhere;
}

test("nothing goes to a provider before Play, and only its player after it", async ({ member: { page } }) => {
  await page.goto("/wellness");
  const elsewhere = await watchRequests(page, "hANbTU_YsQg");
  await page.reload();
  await page.getByRole("button", { name: "Quick Meditation" }).click();
  await expect(page.getByRole("region", { name: TITLE })).toBeInViewport();
  const groups = page.getByRole("radiogroup", { name: "Kinds of meditation" });
  await expect(groups.getByRole("radio")).toHaveCount(9);
  for (const radio of await groups.getByRole("radio").all()) await radio.check();
  await groups.getByRole("radio").first().check();
  const first = "5 Minute Meditation for Gratitude";
  await expect(page.getByRole("button", { name: `Play ${first}` })).toBeVisible();
  expect(elsewhere, "before Play").toEqual([]);

  await page.getByRole("button", { name: `Play ${first}` }).click();
  await expect(page.frameLocator("iframe").locator("html")).toBeAttached();
  await expect.poll(() => elsewhere).toEqual([expect.stringMatching(`^${PLAYER}embed/zyUy9w953L0\\?`)]);
  await expectAccessible(page);

  const gone = "Feeling Grateful Before You Sleep";
  await page.getByRole("button", { name: `Play ${gone}` }).click();
  await expect(page.getByText(/This video can't be played here/)).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /Search for this title/ })).toHaveAttribute(
    "href",
    /^https:\/\/www\.youtube\.com\/results\?/,
  );
  await page.getByRole("button", { name: `Log Complete ${first}` }).click();
  await expect(toastText(page, "Nice work!")).toBeVisible();
  expect(elsewhere).toHaveLength(2);
});

test("an own resource can be called, deleted and brought back by keyboard", async ({ member: { page } }) => {
  await page.goto("/wellness");
  const card = page.getByRole("region", { name: "Recommended Resources" });
  const press = async (name: string) => {
    await page.getByRole("button", { name, exact: true }).focus();
    await page.keyboard.press("Enter");
  };
  await press("Add Custom resource");
  const dialog = page.getByRole("dialog", { name: "Add Custom Resource" });
  await dialog.getByLabel("Name").fill("Dr. Lee");
  await dialog.getByLabel("Link").fill("javascript:alert(1)");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(/^Enter a web address/)).toBeVisible();
  await dialog.getByLabel("Link").fill("");
  await dialog.getByLabel("Phone").fill("555 010 0123");
  await page.keyboard.press("Enter");
  await expect(toastText(page, "Resource added")).toBeVisible();
  await expect(card.getByRole("link", { name: "Call 555 010 0123" })).toHaveAttribute(
    "href",
    "tel:5550100123",
  );
  for (const group of ["Crisis and trauma support", "Mental health organizations"]) await press(group);
  await expectAccessible(page);

  await press("Delete Dr. Lee");
  await expect(page.getByRole("alertdialog")).toContainText("Are you sure you want to delete this resource?");
  await press("Delete");
  await expect(toastText(page, "Resource deleted")).toBeVisible();
  await page.keyboard.press("F8");
  await press("Undo");
  await expect(card.getByRole("heading", { name: "Dr. Lee" })).toBeVisible();
});

test("a visitor finds the library and the resources on the calm page", async ({ page }) => {
  await page.goto("/calm");
  const elsewhere = await watchRequests(page);
  await page.reload();
  await page.getByRole("button", { name: TITLE }).click();
  await page.getByRole("button", { name: "Play 5 Minute Meditation for Gratitude" }).focus();
  await page.getByRole("button", { name: "Meditation and mindfulness" }).click();
  await expect(page.getByRole("link", { name: /^UCLA Mindful/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /Log Complete|Add Custom/ })).toHaveCount(0);
  await expectAccessible(page);
  expect(elsewhere).toEqual([]);
});
