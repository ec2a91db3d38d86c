import type { RiskKind } from "../crisis/risk.ts";
import { SUPPORT_CONTACTS } from "./contacts.content.ts";
import { countryFrom } from "./country-code.rules.ts";
import { EMERGENCY_NUMBERS } from "./emergency-numbers.content.ts";
import type { SupportContact } from "./support-contacts.contract.ts";

/** The number to call in danger, or null if unknown here: "your local emergency number". */
export function emergencyNumberOf(country: string | null): string | null {
  const code = countryFrom(country);
  return EMERGENCY_NUMBERS.find(({ countries }) => code !== null && countries.includes(code))?.number ?? null;
}

/**
 * The contacts for a country: its own in order, then the worldwide ones, which are all there are for an unknown
 * country. Nobody is shown a number that only works elsewhere.
 */
export function contactsFor<Contact extends Pick<SupportContact, "regions" | "isGlobal" | "orderIndex">>(
  country: string | null,
  contacts: readonly Contact[],
): Contact[] {
  const code = countryFrom(country);
  const inOrder = contacts.toSorted((a, b) => a.orderIndex - b.orderIndex);
  return [
    ...inOrder.filter(({ isGlobal, regions }) => !isGlobal && code !== null && regions.includes(code)),
    ...inOrder.filter(({ isGlobal }) => isGlobal),
  ];
}

/** This line is reserved but may not be connected, so it is never offered first. */
const NOT_EVERYWHERE = "eu-116123";

/** The crisis line to offer first in a country, by phone; otherwise the worldwide directory. */
export function firstContactFor(country: string | null): SupportContact {
  const contacts = contactsFor(country, SUPPORT_CONTACTS);
  const line = contacts.find(
    ({ id, phone, category }) => phone !== null && category === "crisis" && id !== NOT_EVERYWHERE,
  );
  return line ?? worldwideContact();
}

/** The line in a country for people who are hurt or threatened by someone close to them, or null if none is known. */
export function abuseContactFor(country: string | null): SupportContact | null {
  return contactsFor(country, SUPPORT_CONTACTS).find(({ id }) => id.endsWith("-domestic-violence")) ?? null;
}

/** Whom to turn to for each kind of danger. In an emergency of the body it is the emergency number alone. */
const LINES: Record<RiskKind, readonly string[]> = {
  self: [
    "us-988",
    "us-crisis-text-line",
    "ca-988",
    "gb-samaritans",
    "gb-shout",
    "au-lifeline",
    NOT_EVERYWHERE,
  ],
  others: ["us-988", "us-crisis-text-line", "gb-samaritans", "au-lifeline", NOT_EVERYWHERE],
  abuse: ["us-domestic-violence", "us-rainn", "us-childhelp", "gb-samaritans", "au-lifeline", NOT_EVERYWHERE],
  medical: [],
};

/** The contacts for a kind of danger in a country: its own lines, then the worldwide directory. */
export function contactsForRisk(kind: RiskKind, country: string | null): SupportContact[] {
  if (kind === "medical") return [];
  return contactsFor(country, SUPPORT_CONTACTS).filter(
    ({ id, isGlobal }) => isGlobal || LINES[kind].includes(id),
  );
}

/** The directory of helplines in every country. */
export function worldwideContact(): SupportContact {
  const contact = SUPPORT_CONTACTS.find(({ id }) => id === "find-a-helpline");
  if (!contact) throw new Error("The list of helplines is missing.");
  return contact;
}

/** The text and address of a link to a contact: a call if it has a phone, otherwise its website. */
export function linkTo({ phone, url }: Pick<SupportContact, "phone" | "url">): {
  label: string;
  href: string;
} {
  if (phone !== null) return { label: `Call ${phone}`, href: telHref(phone) };
  return { label: addressInWords(url ?? ""), href: url ?? "" };
}

/** An address for display: "988lifeline.org/chat". */
export function addressInWords(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
}

/** Keeps only what can be dialed. */
export function telHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
}

/** Opens a new message to the number. Both iOS and Android read the message's text after "?&". */
export function smsHref({ smsNumber, smsBody }: { smsNumber: string; smsBody: string | null }): string {
  const number = smsNumber.replaceAll(/[^\d+]/g, "");
  return smsBody === null ? `sms:${number}` : `sms:${number}?&body=${encodeURIComponent(smsBody)}`;
}

/** All ways to reach a contact, for print: "call 988", "text HOME to 741741", "findahelpline.com". */
export function waysOnPaper({ phone, smsNumber, smsBody, url }: SupportContact): string[] {
  const text = smsNumber && `text ${smsBody ? `${smsBody} to ${smsNumber}` : smsNumber}`;
  return [phone && `call ${phone}`, text, url && addressInWords(url)].filter((way) => way !== null);
}
