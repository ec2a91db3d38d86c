import type { RiskKind, RiskSubject } from "../crisis/risk.ts";
import type { Danger } from "./crisis-danger.rules.ts";
import {
  AWAY_REPLY,
  BABY_SAFE_REPLY,
  HELP_COMES_REPLY,
  HELPER_MEDICAL_REPLY,
  HELPER_SAFE_REPLY,
  SAFE_REPLIES,
} from "./crisis-topic-replies.content.ts";

const HELPER_SAFE = [HELPER_SAFE_REPLY];
const SAFE_BY_KIND: Record<RiskKind, Record<RiskSubject, readonly string[]>> = {
  self: { me: SAFE_REPLIES, somebody: HELPER_SAFE },
  others: { me: SAFE_REPLIES, somebody: HELPER_SAFE },
  abuse: { me: [AWAY_REPLY], somebody: HELPER_SAFE },
  medical: { me: [HELP_COMES_REPLY], somebody: [HELPER_MEDICAL_REPLY] },
};

/** What is said to somebody who is with people now, or has called for help. */
export function safeReplies({ risk, isBaby }: Danger): readonly string[] {
  if (isBaby && risk.kind === "others") return [BABY_SAFE_REPLY];
  return SAFE_BY_KIND[risk.kind ?? "self"][risk.subject ?? "me"];
}
