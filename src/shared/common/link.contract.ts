import * as z from "zod/mini";
import { optionalText } from "./common.contract.ts";

const LINK_MAX = 2000;

/** Allowed schemes of a person's link: pages, and ways to reach somebody. */
const LINK_SCHEMES = ["https:", "http:", "tel:", "sms:", "mailto:"];
const LINK_EXAMPLE = "Enter a web address, an email address or a phone number.";

const EMAIL = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/;
const PHONE = /^\+?[\d\s().-]{3,30}$/;
const HOST_AND_PATH = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(:\d+)?([/?#]\S*)?$/u;

/**
 * A person's link; empty text becomes null. A phone number becomes `tel:`, an email address `mailto:`, a bare web
 * address `https:`. Anything that a browser would run is refused.
 */
export const linkSchema = z.pipe(
  z.nullable(
    optionalText("The link", LINK_MAX).check(
      z.refine((text) => text === "" || linkFrom(text) !== null, LINK_EXAMPLE),
    ),
  ),
  z.transform((text) => (text ? linkFrom(text) : null)),
);

/** @returns the link for a text, or null if it is not one */
export function linkFrom(text: string): string | null {
  if (PHONE.test(text) && /\d{3}/.test(text.replace(/\D/g, ""))) return `tel:${text.replace(/[^\d+]/g, "")}`;
  if (EMAIL.test(text)) return `mailto:${text}`;
  if (HOST_AND_PATH.test(text)) return parsed(`https://${text}`) && `https://${text}`;
  const url = parsed(text);
  return url && LINK_SCHEMES.includes(url.protocol) ? text : null;
}

function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
