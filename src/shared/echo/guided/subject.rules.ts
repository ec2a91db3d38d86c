import { secondPerson } from "#shared/understanding/goal-wording.rules.ts";
import {
  ask,
  type Conversation,
  conversationOf,
  type GuidedReply,
  hasOffered,
  plainly,
  sentences,
} from "./conversation.rules.ts";
import { start } from "./direct.rules.ts";
import { INCIDENT_PLAN } from "./incident.content.ts";
import { objectiveFrom } from "./proposals.rules.ts";
import { ownTaskOf, saidBack, taskBack, thingBack } from "./say-back.rules.ts";
import { SUPPORT } from "./support.content.ts";
import { TALK } from "./talk.content.ts";

/** What a conversation is about, in words that fit into a sentence of Echo's. */
interface Subject {
  /** The message that it stands in. */
  from: Conversation;
  /** "paint the fence before Friday" */
  task: string | null;
  /** "your resume" */
  thing: string | null;
  /** "your landlord won't fix the heating" */
  told: string | null;
  /** Somebody who can change it: "your landlord". */
  who: string | null;
}

const WORDS_MIN = 4;

/** The newest goal in view, or else the newest thing or event that was told; null for none. */
export function subjectOf(conversation: Conversation): Subject | null {
  const { turn } = conversation;
  const texts = [turn.message, ...conversation.written.toReversed()].filter(
    (text) => text.trim().split(/\s+/).length >= WORDS_MIN,
  );
  const all = texts.map((text) => {
    const from = conversationOf({ ...turn, message: text, history: [] });
    const isGoal = from.goal.task.from === "wish" || from.goal.task.from === "command";
    return {
      from,
      task: isGoal ? taskBack(from) : null,
      thing: thingBack(from),
      told: saidBack(text),
      who: roleIn(text),
    };
  });
  const found =
    all.find(({ task }) => task !== null) ?? all.find(({ thing, told }) => thing !== null || told !== null);
  const who =
    [found?.who, ...all.map((one) => one.who), ...conversation.said.map(roleIn)].find(Boolean) ?? null;
  if (found) return { ...found, who };
  const earlier = conversation.said.findLast((reply) => SAID_BACK.test(reply));
  const told = SAID_BACK.exec(earlier ?? "")?.[1] ?? null;
  const task =
    TASK_BACK.exec(conversation.said.findLast((reply) => TASK_BACK.test(reply)) ?? "")?.[1] ?? null;
  return told || task || who ? { from: conversation, task, thing: null, told, who } : null;
}

/** What Echo's own replies still hold of messages that are out of view. */
const SAID_BACK =
  /(?:^|[.] )(?:So|I hear that|Okay, so|Since) (?!you want|this is)([^.,:?]{8,80})(?:\.|, three steps)/;
const TASK_BACK =
  /(?:^|[.] )(?:So you want to|You'd like to|The aim is to|A plan to|To|If you want one move to) ([a-z][^.,:?]{6,70})[.,:]/;

const roleIn = (text: string): string | null => {
  const role = ROLE.exec(text)?.[0].toLowerCase();
  return role ? secondPerson(role) : null;
};

/** People and offices who can be asked for something in writing. */
const ROLE =
  /\b(?:my|our|the|your) (?:landlord|landlady|boss|manager|supervisor|neighbors?|neighbours?|school|teacher|principal|company|bank|insurance|insurer|roommate|coworker|client|contractor|plumber|mechanic|store|shop|office|hoa|clinic|hospital|agency|airline)\b/i;

/** One honest sentence that moves their own subject along; null when each was said, or nothing is known. */
export function move(conversation: Conversation): string | null {
  const subject = subjectOf(conversation);
  if (!subject || conversation.turn.mode === "incident") return null;
  const { task, thing, who } = subject;
  const isTalk = task !== null && /^(?:ask|tell|call|text|email|write|talk)\b/.test(task);
  const ways = [
    isTalk && `To ${task}, one sentence is enough: what you'd like, and by what day.`,
    task && !isTalk && `To ${task}, begin with ten minutes on the easiest part.`,
    task &&
      !isTalk &&
      `If you want one move to ${task}: write down what's still missing, and get the first thing.`,
    who &&
      `With ${who}, it usually helps to put it in writing: what happened, what you need, and by what day.`,
    thing && `For ${thing}, start with the next date and the next person involved.`,
  ];
  return ways.find((way) => way && !conversation.said.some((reply) => reply.includes(way))) || null;
}

/** What was chosen from a menu, or a plan that was asked for: made of what they told before. */
export function chosen(conversation: Conversation): GuidedReply | null {
  const { lower, pending } = conversation;
  if (MEANS.test(lower) && conversation.said.length > 0)
    return plainly("I put that badly, and you don't have to answer it.", move(conversation));
  const isKnown = conversation.turn.mode === "incident" || subjectOf(conversation) !== null;
  if (PLAN.test(lower) || (WHAT_NOW.test(lower) && isKnown)) {
    const plan = planOfSubject(conversation);
    const [begin = ""] = /(?:write to|write down|say who)[^;,]*/.exec(plan.text) ?? [];
    const isSaid = begin !== "" && conversation.said.some((reply) => reply.includes(begin));
    return isSaid ? plainly("The plan above still stands.", move(conversation)) : plan;
  }
  if (pending !== "clarify") return null;
  if (/^(?:a |the |to )?(?:decision|decide)\b/.test(lower))
    return plainly(SUPPORT.decision[2], ask(conversation, "options"));
  return OUT_LOUD.test(lower) ? plainly(SUPPORT.vent[1], ask(conversation, "vent")) : null;
}

const PLAN =
  /^(?:(?:ok|okay|yes|yeah|well|so|just|please|fine|um|i said|i guess|i'd like|i want|i need|can you|could you|let's|lets|give me|make(?: me)?|do),? )*(?:(?:a|the|some|that) )?(?:plan|steps|first step)(?: (?:please|i guess|obviously|then|thanks|first|with a first step|for (?:it|that|this)|of course))*[\s.!?]*$/;
const WHAT_NOW =
  /^(?:ok |okay |so |and |but )*(?:what (?:do|should|can) i do(?: now| first)?|what now|now what|where do i (?:even )?start)[\s.!?]*$/;
const MEANS =
  /\bwhat (?:does|do) (?:that|this|it|you) (?:even )?mean\b|^(?:i )?(?:don't|dont|do not) (?:get|understand) (?:the|that|this|your) ?(?:question)?[\s.!]*$|\b(?:that|this|it) (?:doesn't|doesnt|does not|makes no) (?:make )?(?:any )?sense[\s.!]*$|^(?:what|huh|wdym)[\s.!?]*$/;
const OUT_LOUD = /\b(?:out loud|just (?:talk|talking|say|saying|listen)|vent(?:ing)?)\b/;

function planOfSubject(conversation: Conversation): GuidedReply {
  const subject = subjectOf(conversation);
  if (conversation.turn.mode === "incident") return plainly(INCIDENT_PLAN);
  if (!subject) return plainly(TALK.sure[0], ask(conversation, "identify"));
  const { from, task, thing, told, who } = subject;
  const known = start({ ...conversation, lower: from.lower });
  if (known) return known;
  const since = told ? `Since ${told}, three steps:` : thing ? `For ${thing}, three steps:` : "Three steps:";
  if (task) {
    const own = ownTaskOf(from.goal);
    const card =
      own && !hasOffered(conversation)
        ? objectiveFrom(from, { task: own, specific: from.turn.message })
        : null;
    return {
      text: sentences(
        `A plan to ${task}: write down what's still missing, do the piece that somebody waits for first, and put a day beside each of the others.`,
        card && TALK.card[0],
        ask(conversation, "proceed"),
      ),
      proposals: card ? [card] : [],
    };
  }
  return plainly(
    since,
    who
      ? `write to ${who} with what happened, what you need, and a day for the answer; keep a copy; and if that day passes, ask who else can step in.`
      : "write down what you know and the nearest date, choose whom to ask for help and for what, and decide what you'd drop if time gets short.",
  );
}
