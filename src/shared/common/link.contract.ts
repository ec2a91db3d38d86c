import * as z from "zod/mini";
import { optionalText } from "./common.contract.ts";

const LINK_MAX = 2000;

const PAGE_SCHEMES = ["https:", "http:"];
/** Pages, and ways to reach somebody. */
const LINK_SCHEMES = [...PAGE_SCHEMES, "tel:", "sms:", "mailto:"];

const EMAIL = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/;
const PHONE = /^\+?[\d\s().-]{3,30}$/;
const HOST_AND_PATH = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(:\d+)?([/?#]\S*)?$/u;

/**
 * A person's link; empty text becomes null. A phone number becomes `tel:`, an email address `mailto:`, a bare web
 * address `https:`. Anything that a browser would run is refused.
 */
export const linkSchema = linkTo(LINK_SCHEMES, "Enter a web address, an email address or a phone number.");

/** The same for a web page or an email address. */
export const pageOrEmailSchema = linkTo(
  [...PAGE_SCHEMES, "mailto:"],
  "Enter a web address such as https://example.org, or an email address.",
);

/** The same for a web page. */
export const pageSchema = linkTo(PAGE_SCHEMES, "Enter a web address, such as https://example.org.");

function linkTo(schemes: readonly string[], example: string) {
  const isAllowed = (text: string) => {
    const link = linkFrom(text);
    return link !== null && schemes.includes(new URL(link).protocol);
  };
  return z.pipe(
    z.nullable(
      optionalText("The link", LINK_MAX).check(z.refine((text) => text === "" || isAllowed(text), example)),
    ),
    z.transform((text) => (text ? linkFrom(text) : null)),
  );
}

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
