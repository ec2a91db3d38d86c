import { SUPPORT_CONTACTS } from "./contacts.content.ts";
import { EMERGENCY_NUMBERS } from "./emergency-numbers.content.ts";
import type { SupportContact } from "./support-contacts.contract.ts";

/** How people write a country whose code is another. */
const OTHER_CODES: Record<string, string> = { UK: "GB", EL: "GR" };

/** A country's code as the data has it: in capitals. Null, and what is no code, is an unknown country. */
export function countryFrom(text: string | null): string | null {
  const code = text?.trim().toUpperCase() ?? "";
  return /^[A-Z]{2}$/.test(code) ? (OTHER_CODES[code] ?? code) : null;
}

/** The number to call in danger, or null where only the person knows it: "your local emergency number". */
export function emergencyNumberOf(country: string | null): string | null {
  const code = countryFrom(country);
  return EMERGENCY_NUMBERS.find(({ countries }) => code !== null && countries.includes(code))?.number ?? null;
}

/**
 * Whom to turn to in a country: its own contacts in their order, then those for the whole world, which are all there is
 * for an unknown country. Nobody is shown a number that only works elsewhere.
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

/** A line that is reserved but may not be connected is never the first thing that somebody tries. */
const NOT_EVERYWHERE = "eu-116123";

/** The one crisis line to offer first in a country, by phone; without one, the place that lists them. */
export function firstContactFor(country: string | null): SupportContact {
  const contacts = contactsFor(country, SUPPORT_CONTACTS);
  const line = contacts.find(
    ({ id, phone, category }) => phone !== null && category === "crisis" && id !== NOT_EVERYWHERE,
  );
  return line ?? worldwideContact();
}

/** The line of a country for people whom somebody close to them hurts or threatens, or null where none is known. */
export function abuseContactFor(country: string | null): SupportContact | null {
  return contactsFor(country, SUPPORT_CONTACTS).find(({ id }) => id.endsWith("-domestic-violence")) ?? null;
}

/** Where helplines of every country are listed. */
export function worldwideContact(): SupportContact {
  const contact = SUPPORT_CONTACTS.find(({ id }) => id === "find-a-helpline");
  if (!contact) throw new Error("The list of helplines is missing.");
  return contact;
}

/** What a link to a contact says and where it leads: a call where there is a phone, otherwise its pages. */
export function linkTo({ phone, url }: Pick<SupportContact, "phone" | "url">): {
  label: string;
  href: string;
} {
  if (phone !== null) return { label: `Call ${phone}`, href: telHref(phone) };
  return { label: addressInWords(url ?? ""), href: url ?? "" };
}

/** An address as people read it: "988lifeline.org/chat". */
export function addressInWords(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
}

/** Calls the number; what stands between the digits is for people. */
export function telHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
}

/** Opens a new message to the number. "?&" is what both iOS and Android read the message's text after. */
export function smsHref({ smsNumber, smsBody }: { smsNumber: string; smsBody: string | null }): string {
  const number = smsNumber.replaceAll(/[^\d+]/g, "");
  return smsBody === null ? `sms:${number}` : `sms:${number}?&body=${encodeURIComponent(smsBody)}`;
}

/** All ways to reach a contact, for paper: "call 988", "text HOME to 741741", "findahelpline.com". */
export function waysOnPaper({ phone, smsNumber, smsBody, url }: SupportContact): string[] {
  const text = smsNumber && `text ${smsBody ? `${smsBody} to ${smsNumber}` : smsNumber}`;
  return [phone && `call ${phone}`, text, url && addressInWords(url)].filter((way) => way !== null);
}
