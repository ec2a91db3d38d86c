import { describe, expect, test } from "vitest";
import { CONTACTS_VERIFIED_ON, SUPPORT_CONTACTS } from "./contacts.content.ts";
import { contactsFor, firstContactFor, smsHref, telHref } from "./contacts.rules.ts";
import { COUNTRIES, EU_STATES, US_TERRITORIES } from "./countries.ts";
import { supportContactSchema } from "./support-contacts.contract.ts";

const PACIFIC = "Monday to Friday, 10 a.m. to 6 p.m. Pacific (1 p.m. to 9 p.m. Eastern)";
const TERRITORIES = "US PR GU VI AS MP";
const EU = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IT LT LU LV MT NL PL PT RO SE SI SK";

/** Copied by hand from the public sources: the numbers must not change by accident. */
const CHECKED: [label: string, call: string, text: string, hours: string, regions: string, url: string][] = [
  ["988 Suicide & Crisis Lifeline", "988", "988", "24/7", TERRITORIES, "https://988lifeline.org/chat/"],
  ["Crisis Text Line", "", "HOME to 741741", "24/7", "US", "https://www.crisistextline.org"],
  [
    "National Domestic Violence Hotline",
    ...(["1-800-799-7233", "START to 88788", "24/7", "US", "https://thehotline.org"] as const),
  ],
  [
    "RAINN, National Sexual Assault Hotline",
    ...(["800-656-4673", "HOPE to 64673", "24/7", "US", "https://hotline.rainn.org/online"] as const),
  ],
  [
    "Childhelp National Child Abuse Hotline",
    ...(["1-800-422-4453", "1-800-422-4453", "24/7", "US", "https://childhelphotline.org"] as const),
  ],
  ["Veterans Crisis Line", "988", "838255", "24/7", "US", "https://veteranscrisisline.net"],
  [
    "The Trevor Project",
    ...([
      "1-866-488-7386",
      "START to 678-678",
      "24/7",
      "US",
      "https://thetrevorproject.org/get-help",
    ] as const),
  ],
  ["Disaster Distress Helpline", "1-800-985-5990", "1-800-985-5990", "24/7", TERRITORIES, ""],
  ["Trans Lifeline", "877-565-8860", "", PACIFIC, "US", "https://translifeline.org"],
  ["SAMHSA National Helpline", "1-800-662-4357", "", "24/7", "US", ""],
  [
    "NAMI HelpLine",
    ...(["1-800-950-6264", "helpline to 62640"] as const),
    ...(["Monday to Friday, 10 a.m. to 10 p.m. Eastern", "US", "https://nami.org"] as const),
  ],
  ["9-8-8: Suicide Crisis Helpline", "988", "988", "24/7", "CA", "https://988.ca"],
  ["Trans Lifeline", "877-330-6366", "", PACIFIC, "CA", "https://translifeline.org"],
  ["Samaritans", "116 123", "", "24/7", "GB IE", "https://samaritans.org"],
  ["Shout", "", "SHOUT to 85258", "24/7", "GB", ""],
  ["Lifeline Australia", "13 11 14", "0477 13 11 14", "24/7", "AU", "https://www.lifeline.org.au"],
  ["Emotional support line", "116 123", "", "Hours differ by country", EU, ""],
  ["Find A Helpline", "", "", "Each helpline lists its own hours", "", "https://findahelpline.com"],
];

const byId = (id: string) => {
  const contact = SUPPORT_CONTACTS.find((each) => each.id === id);
  if (!contact) throw new Error(`There is no ${id}.`);
  return contact;
};
const labelsIn = (country: string | null) => contactsFor(country, SUPPORT_CONTACTS).map(({ label }) => label);

describe("the contacts", () => {
  test("have exactly the numbers, words, hours, regions and addresses that were checked", () => {
    const told = SUPPORT_CONTACTS.map(({ label, phone, smsNumber, smsBody, hours, regions, url }) => [
      label,
      phone ?? "",
      [smsBody, smsNumber].filter(Boolean).join(" to "),
      hours,
      regions.join(" "),
      url ?? "",
    ]);
    expect(told).toEqual(CHECKED);
  });

  test("match the contract, with unique ids, in order, with the day they were checked", () => {
    for (const contact of SUPPORT_CONTACTS) expect(supportContactSchema.parse(contact)).toEqual(contact);
    expect(new Set(SUPPORT_CONTACTS.map(({ id }) => id)).size).toBe(SUPPORT_CONTACTS.length);
    expect(SUPPORT_CONTACTS.map(({ orderIndex }) => orderIndex)).toEqual(CHECKED.map((_, i) => i + 1));
    expect(new Set(SUPPORT_CONTACTS.map(({ verifiedOn }) => verifiedOn))).toEqual(
      new Set([CONTACTS_VERIFIED_ON]),
    );
    expect(CONTACTS_VERIFIED_ON).toBe("2026-11-21");
  });

  test("say what to press, whom other lines are for, and what to watch for", () => {
    const { description } = byId("us-988");
    for (const words of [
      "For Spanish, press 2 or text AYUDA",
      "Veterans: press 1",
      "videophone",
      "711 and then 988",
    ]) {
      expect(description).toContain(words);
    }
    expect(byId("us-veterans").description).toContain("Call 988, then press 1");
    expect(byId("us-domestic-violence").description).toContain("1-800-787-3224");
    expect(byId("us-domestic-violence").description).toContain("can be monitored");
    expect(byId("us-samhsa").description).toContain("1-800-487-4889");
    expect(byId("us-disaster-distress").description).toContain("For Spanish, press 2");
    expect(byId("us-rainn").description).toContain("hotline.rainn.org/es");
    expect(byId("us-trevor").description).toContain("13 to 24");
    expect(byId("us-nami").description).toContain("not a crisis line");
    expect(byId("gb-samaritans").description).toContain("jo@samaritans.org");
    expect(byId("eu-116123").description).toContain("where available");
    expect(byId("find-a-helpline").description).toContain("175 countries");
  });

  test("contain nothing that has ended or is outdated", () => {
    const all = JSON.stringify(SUPPORT_CONTACTS);
    expect(all).not.toMatch(/press 3|PRIDE|66746|TalkWithUs|0845|08457/i);
    expect(SUPPORT_CONTACTS.filter(({ hours }) => hours !== "24/7").map(({ label }) => label)).toContain(
      "Trans Lifeline",
    );
  });

  test("distinguish crisis lines from information", () => {
    const other = SUPPORT_CONTACTS.filter(({ category }) => category !== "crisis");
    expect(other.map(({ id }) => id)).toEqual(["us-samhsa", "us-nami"]);
  });
});

describe("in a country", () => {
  test("its own come first, then the worldwide ones", () => {
    expect(labelsIn("GB")).toEqual(["Samaritans", "Shout", "Find A Helpline"]);
    expect(labelsIn("AU")).toEqual(["Lifeline Australia", "Find A Helpline"]);
    expect(labelsIn("CA")).toEqual(["9-8-8: Suicide Crisis Helpline", "Trans Lifeline", "Find A Helpline"]);
    expect(labelsIn("IE")).toEqual(["Samaritans", "Find A Helpline"]);
    expect(labelsIn("US")[0]).toBe("988 Suicide & Crisis Lifeline");
    expect(labelsIn("US")).toHaveLength(12);
    expect(labelsIn("US").at(-1)).toBe("Find A Helpline");
  });

  test.each(US_TERRITORIES)("988 and the disaster line are listed for %s", (territory) => {
    expect(labelsIn(territory)).toEqual([
      "988 Suicide & Crisis Lifeline",
      "Disaster Distress Helpline",
      "Find A Helpline",
    ]);
  });

  test("every EU member state gets 116 123, which is Samaritans in Ireland", () => {
    expect(EU_STATES).toHaveLength(27);
    for (const state of EU_STATES) {
      const [first] = contactsFor(state, SUPPORT_CONTACTS);
      expect(first?.phone).toBe("116 123");
    }
    expect(labelsIn("CH")).toEqual(["Find A Helpline"]);
    expect(labelsIn("NO")).toEqual(["Find A Helpline"]);
  });

  test("nobody outside the US, its territories and Canada is shown 988", () => {
    const elsewhere = COUNTRIES.map(({ code }) => code).filter(
      (code) => !["US", "CA", ...US_TERRITORIES].includes(code),
    );
    for (const country of [...elsewhere, null]) {
      const numbers = contactsFor(country, SUPPORT_CONTACTS).flatMap(({ phone, smsNumber }) => [
        phone,
        smsNumber,
      ]);
      expect(numbers).not.toContain("988");
      expect(firstContactFor(country).phone).not.toBe("988");
    }
  });

  test.each([null, "", "ZZ", "usa", "1"])(
    "an unknown country (%s) gets only the worldwide list",
    (country) => {
      expect(labelsIn(country)).toEqual(["Find A Helpline"]);
    },
  );

  test.each([
    ["us", "US"],
    [" gb ", "GB"],
    ["UK", "GB"],
    ["el", "GR"],
  ])("%s is read as %s", (written, country) => {
    expect(labelsIn(written)).toEqual(labelsIn(country));
  });

  test("an instance's own contact is sorted by its order", () => {
    const own = { ...byId("gb-shout"), id: "own", label: "Our own line", orderIndex: 0, regions: ["GB"] };
    expect(contactsFor("GB", [...SUPPORT_CONTACTS, own])[0]?.label).toBe("Our own line");
    const nobodys = { ...own, regions: [] };
    expect(contactsFor("GB", [nobodys])).toEqual([]);
  });
});

test.each([
  ["US", "988"],
  ["PR", "988"],
  ["CA", "988"],
  ["GB", "116 123"],
  ["IE", "116 123"],
  ["AU", "13 11 14"],
])("what is offered first in %s is a call to %s", (country, phone) => {
  expect(firstContactFor(country).phone).toBe(phone);
});

test.each(["DE", "FR", "JP", null])("the worldwide list is offered first in %s", (country) => {
  expect(firstContactFor(country)).toEqual(byId("find-a-helpline"));
});

describe("links", () => {
  test("dial only the digits", () => {
    expect(["988", "1-800-799-7233", "116 123", "13 11 14", "+44 20 7946 0000"].map(telHref)).toEqual([
      "tel:988",
      "tel:18007997233",
      "tel:116123",
      "tel:131114",
      "tel:+442079460000",
    ]);
  });

  test("open a message with its word if one is required, in the form that iOS and Android read", () => {
    expect(smsHref({ smsNumber: "741741", smsBody: "HOME" })).toBe("sms:741741?&body=HOME");
    expect(smsHref({ smsNumber: "678-678", smsBody: "START" })).toBe("sms:678678?&body=START");
    expect(smsHref({ smsNumber: "0477 13 11 14", smsBody: null })).toBe("sms:0477131114");
  });
});
