import { ORDERS } from "#shared/doctrine/orders.content.ts";
import { WATCH_OUTS } from "#shared/doctrine/watch-outs.content.ts";
import { ask, type Conversation, type GuidedReply, oneOf, plainly } from "./conversation.rules.ts";
import { sorted } from "./day.rules.ts";
import { itemsIn } from "./say-back.rules.ts";
import { SIGNS } from "./signs.content.ts";
import { safetyGap } from "./support.rules.ts";
import { TALK } from "./talk.content.ts";

const ORDER = /\buniversal order (\d{1,2})\b/i;
const WATCH_OUT = /\bwatch[- ]?out (\d{1,2})\b/i;
const ROLE =
  /\bas (?:its (incident commander|safety officer)|(operations|planning|logistics|finance|public information|liaison))\b/i;

/** Messages that a screen prepared: an Order, a Watch Out, both, a role, Quick Calm or the banner. */
export function prepared(conversation: Conversation): GuidedReply | null {
  const { turn, lower } = conversation;
  if (SIGNS.feedback.test(lower))
    return plainly(oneOf(conversation, TALK.feedback), ask(conversation, "identify"));
  if (SIGNS.reset.test(lower))
    return plainly(oneOf(conversation, TALK.reset), ask(conversation, "before-it"));
  const order = ORDERS.find(({ id }) => String(id) === ORDER.exec(turn.message)?.[1]);
  const watchOut = WATCH_OUTS.find(({ id }) => String(id) === WATCH_OUT.exec(turn.message)?.[1]);
  if (order && watchOut) {
    return plainly(
      `The two go together: “${order.title}” is something to act by, and “${watchOut.title}” is something to look out for.`,
      watchOut.step,
      ask(conversation, "noticed"),
    );
  }
  if (order) return plainly(`For example: ${order.applications[turn.mode]}`, ask(conversation, "use-order"));
  if (watchOut)
    return plainly(
      watchOut.intent,
      `One small thing to try: ${watchOut.step.charAt(0).toLowerCase()}${watchOut.step.slice(1)}`,
      ask(conversation, "see-sign"),
    );
  const role = ROLE.exec(turn.message);
  return role && /looking at my week/.test(lower)
    ? roleReply(conversation, (role[1] ?? role[2] ?? "").toLowerCase())
    : null;
}

function roleReply(conversation: Conversation, role: string): GuidedReply {
  const { brief } = conversation.turn;
  if (role === "incident commander") {
    const [first] = brief.objectives;
    return plainly(
      first && `“${first.title}” stands first in your plan, but you decide.`,
      ask(conversation, "mission"),
    );
  }
  if (role === "safety officer") return safetyGap(conversation);
  if (role === "operations") {
    const listed = itemsIn(/working on: ([^(].*?)\. Please\b/s.exec(conversation.turn.message)?.[1] ?? "");
    if (listed.length > 1) return sorted(conversation, listed);
    const titles = brief.objectives.slice(0, 3).map(({ title }) => `“${title}”`);
    return titles.length > 1
      ? plainly(
          `In your plan I see ${titles.slice(0, -1).join(", ")} and ${titles.at(-1)}.`,
          ask(conversation, "first"),
        )
      : plainly(oneOf(conversation, TALK.sure), ask(conversation, "working-on"));
  }
  if (role === "logistics")
    return plainly("Let's go through five things, one at a time.", ask(conversation, "sleep"));
  const asks = {
    planning: "coming",
    finance: "to-pay",
    "public information": "audience",
    liaison: "waiting",
  } as const;
  return plainly(
    oneOf(conversation, TALK.sure),
    ask(conversation, asks[role as keyof typeof asks] ?? "identify"),
  );
}
