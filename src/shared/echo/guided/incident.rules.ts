import { shortened } from "#shared/understanding/own-task.rules.ts";
import { ask, type Conversation, type GuidedReply, oneOf, sentences } from "./conversation.rules.ts";
import { A_TEAM, COMMS, INCIDENT_SAYS, LIFE_SAFETY, LOST_CONTACT } from "./incident.content.ts";
import { gapsInWords } from "./own-plan.rules.ts";
import { TALK } from "./talk.content.ts";

/** An operation where people are in danger: lookouts, communications, escape routes and safety zones, nothing else. */
export function lifeSafety(conversation: Conversation): GuidedReply | null {
  const { turn, lower, written } = conversation;
  if (turn.mode !== "incident" || /^(?:please )?(?:add|log|save|put|note)\b/.test(lower)) return null;
  const lost = lostContact(conversation);
  if (lost) return lost;
  const isUnderWay = written.some((text) => LIFE_SAFETY.test(text.toLowerCase()));
  const asksOfComms = COMMS.test(lower) && /\b(?:what|how) (?:should|do|can|to)\b/.test(lower);
  if (!LIFE_SAFETY.test(lower) && !asksOfComms && !(isUnderWay && (COMMS.test(lower) || MOVE.test(lower))))
    return null;
  const trigger = TRIGGER.exec(turn.message)?.[0];
  if (trigger) {
    const title = shortened(trigger.replace(/[,\s]+(?:ok|okay|right)\b.*$/i, ""), 120);
    return {
      text: sentences(
        `That's a trigger point: “${title}.”`,
        INCIDENT_SAYS.triggerSet,
        oneOf(conversation, TALK.card),
      ),
      proposals: [{ kind: "safety-item", fields: { kind: "escape-route", title, mode: turn.mode } }],
    };
  }
  if (/\btrigger|\bpull(?:ing)? (?:\w+ )*(?:off|out|back)|\bwithdraw/.test(lower))
    return reply(INCIDENT_SAYS.trigger, INCIDENT_SAYS.authority, ask(conversation, "trigger"));
  if (/\brunner\b/.test(lower)) return reply(INCIDENT_SAYS.runner, ask(conversation, "trigger"));
  const isComms = COMMS.test(lower) && (isUnderWay || asksOfComms || lower.includes("backup"));
  if (isComms) return reply(INCIDENT_SAYS.comms, ask(conversation, "trigger"));
  if (MOVE.test(lower)) return reply(INCIDENT_SAYS.move, ask(conversation, "trigger"));
  if (/\bescape route|\bway out\b/.test(lower))
    return reply(INCIDENT_SAYS.route, ask(conversation, "trigger"));
  if (conversation.said.some((one) => one.includes(INCIDENT_SAYS.lces)))
    return reply(INCIDENT_SAYS.authority, ask(conversation, "trigger"));
  const { lcesGaps } = turn.brief;
  return reply(
    INCIDENT_SAYS.lces,
    lcesGaps.length > 0 && `Your plan has nothing yet under ${gapsInWords(lcesGaps)}.`,
    INCIDENT_SAYS.authority,
    ask(conversation, "trigger"),
  );
}

/** A team out of contact: last known position, tries at set times, nobody alone, a time for the search. */
function lostContact({ turn, lower, said }: Conversation): GuidedReply | null {
  const isLost = LOST_CONTACT.test(lower) && A_TEAM.test(lower);
  const wasTold = said.some((one) => one.includes(INCIDENT_SAYS.lostContact));
  const knows = /\b\d{1,2}:?\d{2}\b|\b(?:minutes?|hours?|mins?) ago\b/.test(lower);
  if (isLost && !wasTold) return reply(INCIDENT_SAYS.lostContact, !knows && INCIDENT_SAYS.lostWhere);
  if (!wasTold || FOUND.test(lower)) return null;
  if (
    /\b(?:go|walk|drive|hike|head|send)\b.*\b(?:myself|alone|up there|out there|in there|someone|somebody|after them|look(?:ing)?)\b/.test(
      lower,
    )
  )
    return reply(INCIDENT_SAYS.lostNotAlone);
  if (said.at(-1)?.endsWith(INCIDENT_SAYS.lostWhere) && !lower.includes("?") && lower.split(" ").length > 1) {
    const words = turn.message.trim().replace(/[.!\s]+$/, "");
    return NO_ANSWER.test(lower) || !(knows || WHERE.test(lower))
      ? reply(INCIDENT_SAYS.lostNext)
      : reply(`Give that to command word for word: “${words}.”`, INCIDENT_SAYS.lostNext);
  }
  return isLost ||
    /\bwhat (?:now|next|else|do i|do we|should)\b|\bnow what\b|\bstill (?:nothing|no)\b/.test(lower)
    ? reply(
        said.some((one) => one.includes(INCIDENT_SAYS.lostNext))
          ? INCIDENT_SAYS.lostStill
          : INCIDENT_SAYS.lostNext,
      )
    : null;
}

const FOUND =
  /\b(?:found them|they(?:'re| are) (?:back|ok|okay|safe|here)|got (?:them|through)|answered|checked in)\b/;
const WHERE =
  /\b(?:near|at the|by the|on the|in the|north|south|east|west|ridge|road|trail|creek|noon|midnight)\b/;
const NO_ANSWER = /\b(?:don't|dont|not|no idea|never|what|why|stop|wrong)\b/;

const MOVE = /\b(?:do|should) (?:we|i) (?:move|go|leave|stay|wait|evacuate|pull)\b|\bmove now or\b/;

const reply = (...parts: readonly (string | false)[]): GuidedReply => ({
  text: sentences(...parts),
  proposals: [],
});

/** "if water hits the second mark everyone walks to hwy 9" */
const TRIGGER =
  /\b(?:we|everyone|everybody|crews?|all) (?:will )?(?:pull|go|leave|walk|withdraw|move|evacuate|drive)\b[^.?!]{0,40} (?:when|if|once|as soon as) [^.?!]{3,60}|\b(?:if|when|once) (?:the )?[^.?!]{3,60}\b(?:everyone|everybody|we|all|crews?|they)\b (?:go|goes|walks?|leaves?|pulls?|withdraws?|moves?|evacuates?|drives?|runs?)\b[^.?!]{0,60}/i;
