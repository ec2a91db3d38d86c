import * as z from "zod/mini";
import { emptyIsNull, optionalText } from "./common.contract.ts";

const LINK_MAX = 2000;

/** What a link of a person's own may begin with: pages, and the ways to reach somebody. */
const LINK_SCHEMES = ["https:", "http:", "tel:", "sms:", "mailto:"];
const LINK_EXAMPLE = "A link begins with https://, tel:, sms: or mailto:.";

/** A link a person may leave empty. Empty text is no link: null. Anything a browser would run is refused. */
export const linkSchema = emptyIsNull(
  optionalText("The link", LINK_MAX).check(z.refine(isEmptyOrLink, LINK_EXAMPLE)),
);

function isEmptyOrLink(text: string): boolean {
  if (text === "") return true;
  try {
    return LINK_SCHEMES.includes(new URL(text).protocol);
  } catch {
    return false;
  }
}
