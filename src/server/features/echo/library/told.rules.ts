import { deniesTopic, stemsDenied } from "./denial.rules.ts";
import type { Library, Move, Topic } from "./entries.rules.ts";
import { offeredIn } from "./suggestions.rules.ts";

/** A text of the library in what Echo said before. */
export interface Told {
  entry: Topic | Move;
  part: "reply" | "branch" | "otherwise" | "close" | "move";
  /** The place of a branch, of an otherwise or of a move's reply. */
  place: number;
  text: string;
}

/** Texts are looked up by their beginnings; all are longer. */
const OPENING_LENGTH = 30;

/** Every text that the library says. */
export function textsOf({ topics, plans, moves }: Library): Told[] {
  return [
    ...[...topics, ...plans].flatMap((entry): Told[] => [
      { entry, part: "reply", place: 0, text: entry.reply },
      ...entry.then.map(({ reply: text }, place): Told => ({ entry, part: "branch", place, text })),
      ...entry.otherwise.map((text, place): Told => ({ entry, part: "otherwise", place, text })),
      { entry, part: "close", place: 0, text: entry.close },
    ]),
    ...moves.flatMap((entry) =>
      entry.replies.map((text, place): Told => ({ entry, part: "move", place, text })),
    ),
  ];
}

/** Finds the library's text in a reply of Echo's or its beginning, which other sentences may stand around. */
export function reader(library: Library): (reply: string) => Told | null {
  const texts = new Map<string, Told[]>();
  for (const told of textsOf(library)) {
    const opening = told.text.slice(0, OPENING_LENGTH);
    texts.set(opening, [...(texts.get(opening) ?? []), told]);
  }
  return (reply) => {
    for (const start of startsOf(reply)) {
      const rest = reply.slice(start);
      const told = texts
        .get(rest.slice(0, OPENING_LENGTH))
        ?.find(({ text }) => rest.startsWith(text) || text.startsWith(rest));
      if (told) return told;
    }
    return null;
  };
}

function* startsOf(reply: string): Iterable<number> {
  yield 0;
  for (const { index, 0: end } of reply.matchAll(/[.?!”"]\s+/g)) yield index + end.length;
}

/** Where a conversation stands, by what Echo said and what was answered to it. */
export interface Standing {
  /** The topic that is being talked about. */
  active: Topic | null;
  told: readonly Told[];
  /** Whether the last message says that its topic was wrong. */
  isCorrected: boolean;
  /** The topics that were said to be wrong. */
  ended: ReadonlySet<Topic>;
  /** The stems of what was denied of them. */
  denied: ReadonlySet<string>;
  /** The topics that the last reply asked about. */
  offered: readonly Topic[];
  /** Every topic that was asked about; nobody is asked twice. */
  everOffered: ReadonlySet<Topic>;
  /** How often they were asked which topic is meant. */
  offersMade: number;
  /** Whether the last two replies asked that. */
  isAskedEnough: boolean;
}

/** A reply of Echo's, and what the person wrote next; empty where that isn't known. */
interface Exchange {
  reply: string;
  answer: string;
}

const OFFERS_IN_A_ROW = 2;
/** How many replies from elsewhere a topic outlasts. */
const OUTLASTS = 3;

/** @param exchanges oldest first, the last with the message that is to be answered */
export function standingOf(
  exchanges: readonly Exchange[],
  read: (reply: string) => Told | null,
  topics: readonly Topic[],
): Standing {
  const ended = new Set<Topic>();
  const denied = new Set<string>();
  const all: (Told | null)[] = [];
  let active: Topic | null = null;
  let isCorrected = false;
  for (const { reply, answer } of exchanges) {
    all.push(read(reply));
    active = lastTopic(all.slice(-1 - OUTLASTS), ended);
    isCorrected = active !== null && deniesTopic(answer, active);
    if (!active || !isCorrected) continue;
    ended.add(active);
    for (const stem of stemsDenied(answer, active)) denied.add(stem);
    active = lastTopic(all.slice(-1 - OUTLASTS), ended);
  }
  const offers = exchanges.map(({ reply }) => offeredIn(reply, topics));
  const last = offers.slice(-OFFERS_IN_A_ROW);
  return {
    active,
    told: all.filter((one) => one !== null),
    isCorrected,
    ended,
    denied,
    offered: offers.at(-1) ?? [],
    everOffered: new Set(offers.flat()),
    offersMade: offers.filter((offered) => offered.length > 0).length,
    isAskedEnough: last.length === OFFERS_IN_A_ROW && last.every((offered) => offered.length > 0),
  };
}

function lastTopic(recent: readonly (Told | null)[], ended: ReadonlySet<Topic>): Topic | null {
  const topics = recent.flatMap((one) => (one?.entry.kind === "topic" ? [one.entry] : []));
  return topics.findLast((topic) => !ended.has(topic)) ?? null;
}
