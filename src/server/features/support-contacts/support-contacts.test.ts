import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toJson } from "#server/platform/db/database.ts";
import { SUPPORT_CONTACTS } from "#shared/support-contacts/contacts.content.ts";
import { contactsFor } from "#shared/support-contacts/contacts.rules.ts";
import type { SupportContact } from "#shared/support-contacts/support-contacts.contract.ts";
import { SUPPORT_CONTACTS_PATH } from "#shared/support-contacts/support-contacts-path.ts";
import { startTestServer, type TestServer } from "#tests/support/test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function contactsIn(country: string): Promise<SupportContact[]> {
  const response = await server.anonymous().get(`${SUPPORT_CONTACTS_PATH}?country=${country}`);
  expect(response.statusCode).toBe(200);
  return response.json();
}

describe("the call", () => {
  test.each(["US", "us", "PR", "CA", "GB", "DE", "AU", "JP"])(
    "answers a stranger in %s with that country's contacts, exactly as the product has them",
    async (country) => {
      expect(await contactsIn(country)).toEqual(contactsFor(country, SUPPORT_CONTACTS));
    },
  );

  test("without a country returns the worldwide contacts", async () => {
    const response = await server.anonymous().get(SUPPORT_CONTACTS_PATH);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual(contactsFor(null, SUPPORT_CONTACTS));
    expect(response.headers["cache-control"]).toBe("private, max-age=300");
  });

  test("answers a signed-in person the same", async () => {
    const mara = await server.signedIn();
    const response = await mara.get(`${SUPPORT_CONTACTS_PATH}?country=GB`);
    expect(response.json()).toEqual(await contactsIn("GB"));
  });

  test.each(["usa", "1", "U1", "", "US&country=CA"])(
    "refuses the country %j with a sentence",
    async (text) => {
      const response = await server.anonymous().get(`${SUPPORT_CONTACTS_PATH}?country=${text}`);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        error: expect.stringContaining("Use a two-letter country code, such as US."),
      });
      expect(response.headers["cache-control"]).toBe("no-store");
    },
  );
});

describe("the next version of the product", () => {
  test("replaces and removes only unedited contacts, and keeps an admin's own", async () => {
    const { db } = server.handle;
    const { supportContactsService } = server.dependencies;
    await db
      .updateTable("support_contacts")
      .set({ phone: "0800 000 000", description: null })
      .where("id", "=", "gb-samaritans")
      .execute();
    await db
      .insertInto("support_contacts")
      .values({
        id: "own",
        label: "Our own line",
        description: null,
        phone: "123",
        smsNumber: null,
        smsBody: null,
        url: null,
        category: "crisis",
        isGlobal: false,
        regions: toJson(["GB"]),
        hours: null,
        verifiedOn: null,
        orderIndex: 0,
        seedKey: null,
        seedHash: null,
      })
      .execute();
    const next = SUPPORT_CONTACTS.filter(({ id }) => id !== "eu-116123").map((contact) => ({
      ...contact,
      verifiedOn: "2027-01-01",
    }));

    await supportContactsService.seedDefaults(next);
    expect((await contactsIn("GB")).map(({ id, phone, verifiedOn }) => [id, phone, verifiedOn])).toEqual([
      ["own", "123", null],
      ["gb-samaritans", "0800 000 000", "2026-11-21"],
      ["gb-shout", null, "2027-01-01"],
      ["find-a-helpline", null, "2027-01-01"],
    ]);
    expect((await contactsIn("GB"))[1]).toMatchObject({ description: "" });
    expect((await contactsIn("DE")).map(({ id }) => id)).toEqual(["find-a-helpline"]);

    await supportContactsService.seedDefaults();
    expect((await contactsIn("GB")).map(({ phone }) => phone)).toEqual(["123", "0800 000 000", null, null]);
    expect(await contactsIn("DE")).toEqual(contactsFor("DE", SUPPORT_CONTACTS));
  });

  test("two processes that start together on an empty database agree", async () => {
    await server.handle.db.deleteFrom("support_contacts").execute();
    const { supportContactsService } = server.dependencies;
    await Promise.all([supportContactsService.seedDefaults(), supportContactsService.seedDefaults()]);
    expect(await contactsIn("US")).toEqual(contactsFor("US", SUPPORT_CONTACTS));
  });
});
