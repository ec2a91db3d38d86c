import { clausesOf, VERB_OF_STORY } from "./goal-clauses.rules.ts";
import { baseOf, VERBS } from "./goal-verbs.content.ts";

/** What somebody wants to do: "call the dentist's office about my crown". */
export interface Task {
  /** The whole task in the person's words, first person, without a lead such as "I need to". */
  words: string;
  /** Base form, or empty when the words name only a thing ("yard sale"). */
  verb: string;
  /** "up" in "clean up the yard", "for" in "apply for a visa". */
  particle: string;
  /** The thing without what follows it: "the dentist's office". Empty when there is none. */
  object: string;
  /** What follows the object: "about my crown". */
  tail: string;
  /** How the words were found. A wish says that the person wants it. */
  from: "wish" | "command" | "gerund" | "thing" | "story";
}

const ADVERBS =
  "(?:really|just|still|also|absolutely|urgently|finally|desperately|actually|probably|definitely|badly|seriously|honestly|now|only|always|maybe|kind of|kinda|sort of|please|somehow|both|at least|gradually|slowly|then|eventually|first|better|even|totally|truly|ever)";
const PERSON =
  "(?:I|we|my (?:wife|husband|partner|family|team) and I|me and my [a-z]+|my [a-z]+ and I|me|us)";
const WANTS =
  "(?:need|want|have|has|ought|would like|would love|plan|intend|hope|aim|wish|got|promised|promise|decided|tend|vow|swore|agreed|would rather|need help trying|try|resolve|resolved|volunteered|used|decide)";
const TRIES =
  "(?:going|trying|planning|hoping|looking|supposed|determined|expected|wanting|needing|ready|meant|aiming|about|getting ready|required|thinking|scared|afraid|desperate|excited|signed up|set|due|able)";

/** Words that introduce a task. What follows them is what the person wants. */
const LEADS = [
  `(?:can|could|would|will) (?:you|we|someone|I) (?:${ADVERBS} )*(?:help (?:me|us)(?: out)?(?: to| with)? |make (?:me )?a plan (?:to|for) |plan )`,
  `(?:need|want|would like|looking for|get) (?:${ADVERBS} )?(?:some |a little )?help (?:to|with|for|on|in)? ?`,
  `(?:help|tell|show|remind) (?:me|us) (?:to |with |how to |plan (?:to |for )?|figure out how to |out with )?`,
  `how (?:do|can|should|could|to|would|am|are)(?: (?:I|we)(?: ever)?(?: supposed)?(?: to)?)?(?: (?:best|finally))? `,
  `(?:make|give|write|build|need|want)(?: me| us)? (?:a|some kind of|some) (?:good |clear |simple |real )?plan (?:to|for|about|on) `,
  `(?:(?:${PERSON}|also|and|but|so|just|really) )?(?:${ADVERBS} )*${WANTS}(?:'ve)?(?: ${ADVERBS})* to (?:${ADVERBS} )*`,
  `${PERSON}(?:'d| would)(?: ${ADVERBS})* (?:like|love) to (?:${ADVERBS} )*`,
  `(?:(?:I'm|we're|I am|we are|I've been|been|was|I was) )?(?:${ADVERBS} )*${TRIES} to (?:${ADVERBS} )*`,
  `(?:I'm|we're|I am|we are|I've been) (?:${ADVERBS} )*(?:gonna) `,
  `(?:I've|we've) got to (?:${ADVERBS} )*`,
  `${PERSON}(?: must| should| can| could| better| had better|'d better| needs to| has to)(?: ${ADVERBS})* `,
  `(?:must|should|gotta|have to|need to|want to|got to|ought to|had better|better) (?:${ADVERBS} )*`,
  `(?:my|our|the|this year's|new year's|main|big) (?:[a-z]+ )?(?:goal|aim|plan|task|job|resolution|dream|mission|project|challenge|hope)(?: (?:for [a-z ]+|this year|this month|right now))?(?: is|:|=)(?: to)? `,
  `(?:goal|aim|plan|task|todo|to do|resolution|dream)(?: is|:| -|=)(?: to)? ?`,
  `(?:it's|it is|its)(?: ${ADVERBS}| past| about)* time (?:for me |for us |I |we )?(?:to )?`,
  `time to (?:${ADVERBS} )*`,
  `(?:let's|don't (?:let me )?forget to|remember to|not forget to|make sure to|be sure to|make sure (?:I|we)|figure out how to|find a way to|find time to|get around to|learn how to actually|have the courage to|get myself to|bring myself to|get up the nerve to|work up the nerve to) `,
  `(?:I|we) (?:don't|do not) know how to (?:${ADVERBS} )*`,
  `(?:want|need|I want|I need|we want|we need|would like|I'd like) (?:${ADVERBS} )*(?=(?:a|an|the|some|more|better|my|our|new|less|two|three|four|five|six|\\d[\\d,]*)\\b)`,
  `(?:${PERSON} )?(?:would like|want) (?:us|me|him|her|them|it) to (?:${ADVERBS} )*`,
  `(?:by|before) the time (?:I|we) [^,]{3,40}, `,
  `to (?=[a-z-]+)`,
];
const SMALL_TALK =
  /^(?:(?:ok|okay|so|well|hi|hello|hey|please|um|uh|ugh|lol|honestly|basically|also|and|but|then|now|finally|really|just|urgent(?:ly)?|asap|update|fyi|idk|tbh|omg|maybe|again|actually|seriously|somehow|at last|this year|new year|right now|for once|sigh)\b[,:;.!\s-]*(?!of\b))+/i;
const LEAD = new RegExp(`^(?:${LEADS.join("|")})`, "i");
const INNER_LEAD = new RegExp(
  `(?:^|[\\s,;:-])(?:${LEADS.slice(0, -3)
    .filter((_, index) => index !== 3)
    .join("|")})`,
  "gi",
);
const SUBJECT =
  /^(?:I|I'm|I've|we|we're|we've|you|he|he's|she|she's|they|they're|it|it's|there|there's|this|that|that's|nobody|no one|someone|somebody|everyone|everything|nothing|my|our|his|her|their|the|an?|who|what|when|where|why|how|after|since|because|as|if|although|even|while|all|some|been|not|never|can't|haven't)\b/i;
const PREPOSITIONAL: Record<string, readonly string[]> = {
  apply: ["for", "to"],
  look: ["for", "after", "into"],
  search: ["for"],
  ask: ["for"],
  talk: ["to", "with"],
  speak: ["to", "with"],
  deal: ["with"],
  go: ["to", "on", "for", "through", "over"],
  get: [
    "to",
    "over",
    "through",
    "into",
    "rid of",
    "ready for",
    "along with",
    "back to",
    "back into",
    "out of",
    "used to",
  ],
  prepare: ["for"],
  prep: ["for"],
  study: ["for"],
  pay: ["for"],
  catch: ["up on", "up with"],
  work: ["on"],
  train: ["for"],
  listen: ["to"],
  take: ["care of", "part in"],
  make: ["peace with", "up with", "time for", "amends with"],
  wait: ["for", "on"],
  sign: ["up for"],
  plan: ["for"],
  cope: ["with"],
  come: ["up with", "to terms with", "out to"],
  keep: ["up with", "in touch with"],
  reconnect: ["with"],
  break: ["up with"],
  care: ["for"],
  vote: ["for"],
  register: ["for"],
  enroll: ["in"],
  join: [],
  save: ["up for", "for"],
  think: ["about"],
  apologize: ["to"],
  write: ["to"],
  move: ["to", "into", "out of", "in with"],
  cut: ["back on", "down on", "out"],
  respond: ["to"],
  reply: ["to"],
  shop: ["for"],
  check: ["on", "in on"],
  follow: ["up with", "up on", "through with"],
  interview: ["for"],
  audition: ["for"],
  travel: ["to"],
  fly: ["to"],
  drive: ["to"],
  return: ["to"],
};
const PARTICLES = [
  "up",
  "out",
  "off",
  "in",
  "back",
  "down",
  "away",
  "over",
  "on",
  "through",
  "together",
  "around",
];
const OBJECT_END =
  /(?<!\b(?:the|an?|my|our))\s+(?=(?:about|with|for|to|at|from|in|on|into|onto|after|before|so|because|and then|when|while|without|until|that|which|who|where|if|by|using|between|during|instead|as|through|via|under|without|than|every|each|daily|once|twice|three|weekly|again|myself|ourselves|together|over|this|next|asap|online|since|whenever|out|off|up|down|back|per|around|near|next|anymore)\b)|,(?!\d)|\s+-\s/i;

/** The task in a mended sentence, and what else it says, clause by clause. */
export function taskIn(text: string): Task & { others: readonly string[] } {
  const clauses = clausesOf(text);
  const [place, task] = firstTask(clauses);
  return { ...task, others: clauses.filter((_, index) => index !== place) };
}

function firstTask(clauses: readonly string[]): [place: number, task: Task] {
  return (
    firstOf(clauses, (clause) => withVerb(wishIn(clause)) ?? commandIn(clause)) ??
    firstOf(clauses, gerundIn) ??
    firstOf(clauses, innerWishIn) ??
    firstOf(clauses, (clause) => wishIn(clause) ?? thingIn(clause)) ?? [
      0,
      parsed(withoutTalk(clauses[0] ?? ""), "story"),
    ]
  );
}

function firstOf(
  clauses: readonly string[],
  read: (clause: string) => Task | null,
): [place: number, task: Task] | null {
  for (const [place, clause] of clauses.entries()) {
    const task = read(clause);
    if (task) return [place, task];
  }
  return null;
}

const withoutTalk = (clause: string) => clause.replace(SMALL_TALK, "");

/** Everything that leads to the task is taken off: "I need to | finally | try to | call mom". */
function withoutLeads(clause: string): { rest: string; hadLead: boolean } {
  let rest = withoutTalk(clause);
  let hadLead = false;
  for (let lead = LEAD.exec(rest); lead && lead[0] !== ""; lead = LEAD.exec(rest)) {
    rest = withoutTalk(rest.slice(lead[0].length));
    hadLead = true;
  }
  return { rest: rest.replace(new RegExp(`^(?:${ADVERBS} )+`, "i"), ""), hadLead };
}

/** "so I can talk to my nan" gives a reason, not the task. */
const REASON =
  /^(?:so (?:that )?(?:I|we) (?:can|could|will|don't|won't)|because|since|if|when|until|who|which|that|where|although|though)\b/i;

/** "has to be boxed", "has to be done": a state, not an act. */
const STATE = /^be (?:\w+(?:ed|en)|done|made|gone|out|in|there|back)\b/i;

function wishIn(clause: string): Task | null {
  if (REASON.test(clause)) return null;
  const { rest, hadLead } = withoutLeads(clause);
  if (!hadLead || rest === "") return null;
  const first = firstWord(rest);
  const base = VERBS.has(first) ? first : baseOf(first);
  if (STATE.test(rest)) return null;
  if (base) return parsed(base + rest.slice(first.length), "wish");
  return SUBJECT.test(rest) && !/^(?:an?|the|my|our|some|all)\b/i.test(rest) ? null : parsed(rest, "wish");
}

/** "have to answer" alone says less than the thing before it. */
const withVerb = (task: Task | null) => (task?.verb && task.words.includes(" ") ? task : null);

function innerWishIn(clause: string): Task | null {
  for (const { index, 0: lead } of clause.matchAll(INNER_LEAD)) {
    if (/\b(?:don't|do not|never|not|can't|won't)\s*$/i.test(clause.slice(0, index))) continue;
    const { rest } = withoutLeads(clause.slice(index + lead.length));
    const first = firstWord(rest);
    const base = VERBS.has(first) ? first : baseOf(first);
    if (base && rest.includes(" ") && !STATE.test(rest))
      return parsed(base + rest.slice(first.length), "wish");
  }
  return null;
}

/** "keep getting an error" complains; "keep reading" wants. */
const NUISANCE =
  /^keep (?:getting|forgetting|putting|failing|losing|missing|having|hitting|being|thinking|making)\b/i;

function commandIn(clause: string): Task | null {
  const { rest } = withoutLeads(clause);
  const [first = "", second = ""] = rest
    .toLowerCase()
    .replace(/^([a-z-]+):/, "$1")
    .split(" ");
  // "work schedule is a mess" and "plan for the garden" begin with nouns.
  if (/^weed (?:only|just|once|on|every)\b/i.test(rest)) return null;
  if (/^interview (?:at|with|for|in|on|is)\b|^interview$/i.test(rest)) return null;
  if (/^budget (?:is |of )?(?:about )?[\d$£€₹₦₱]/i.test(rest)) return null;
  if (NUISANCE.test(rest) || /^have (?:\d|no\b|been|already|only|got|\w+ed\b)/i.test(rest)) return null;
  if (!VERBS.has(first) || /^(?:is|are|was|has|of|keeps)$/.test(second)) return null;
  return parsed(first + rest.slice(first.length), "command");
}

/** "naming ceremony", "parking ticket": a thing, not an act. */
const GERUND_AS_NOUN =
  /^[a-z]+ing (?:ceremony|party|sale|class(?:es)?|lessons?|room|license|test|schedule|shower|list|bill|money|pool|dress|machine|season|bag|shoes|boots|trip|ticket|permit|plan|aids?|contest|game|meet|day|fees?|school|club|group|goals?|pass|book|system|skills?)\b/i;

function gerundIn(clause: string): Task | null {
  const rest = withoutTalk(clause).replace(/^(?:I'm|we're|I am|we are|been|I've been) (?=[a-z]+ing\b)/i, "");
  const first = firstWord(rest);
  const base = baseOf(first);
  if (
    !base ||
    /^(?:feeling|having|being|struggling|going(?! through)|getting worse|starting (?:with|from|at|over at)|considering|including|depending|meaning|saying|hoping|thinking|wondering|sitting|standing|looking like)\b/i.test(
      rest,
    )
  )
    return null;
  const afterwards = rest.slice(first.length);
  if (GERUND_AS_NOUN.test(rest)) return null;
  return VERB_OF_STORY.test(afterwards.split(" ").slice(0, 5).join(" "))
    ? null
    : parsed(base + afterwards, "gerund");
}

/** "kid needs a tux" is something to get. */
const NEEDS = /^(?:my |our |the )?[a-z]+ needs? (?=(?:an?|new|some|more)\b)/i;

function thingIn(clause: string): Task | null {
  const rest = withoutTalk(clause);
  const need = NEEDS.exec(rest)?.[0];
  if (need) return parsed(`get ${rest.slice(need.length)}`, "wish");
  if (
    rest === "" ||
    /^(?:still|not|nothing|only|already|never|just|me and|(?:laid off|fired|diagnosed|dumped|evicted|robbed|stuck)\b)/i.test(
      rest,
    ) ||
    /^(?:I|we|he|she|they|it|there|nobody|everything)\b/i.test(rest) ||
    VERB_OF_STORY.test(rest.split(/ (?:before|after|so|because|while|until|when|that)\b/)[0] ?? rest)
  )
    return null;
  return {
    words: rest,
    verb: "",
    particle: "",
    object: objectOf(rest).object,
    tail: objectOf(rest).tail,
    from: "thing",
  };
}

const firstWord = (text: string) => (/^[\p{L}'-]+/u.exec(text)?.[0] ?? "").toLowerCase();

function parsed(words: string, from: Task["from"]): Task {
  const verb = firstWord(words);
  if (!VERBS.has(verb)) return { words, verb: "", particle: "", ...objectOf(words), from };
  let rest = words.slice(verb.length).trim();
  const lower = rest.toLowerCase();
  const fixed = PREPOSITIONAL[verb]?.find((one) => lower.startsWith(`${one} `));
  const particle = fixed ?? PARTICLES.find((one) => lower === one || lower.startsWith(`${one} `)) ?? "";
  if (particle) rest = rest.slice(particle.length).trim();
  return { words, verb, particle, ...objectOf(rest), from };
}

/** "the tank and check the vents" is one object and one more task. */
function secondTask(text: string): number {
  for (const { index, 1: next = "" } of text.matchAll(/\s+(?:and|then|or) ([a-z]+)\b/gi)) {
    if (VERBS.has(next.toLowerCase())) return index + 1;
  }
  return -1;
}

function objectOf(text: string): { object: string; tail: string } {
  const ends = [` ${text}`.search(OBJECT_END), secondTask(text)].filter((one) => one >= 0);
  const end = ends.length > 0 ? Math.min(...ends) : -1;
  if (end < 0) return { object: text, tail: "" };
  return {
    object: text.slice(0, Math.max(0, end - 1)).trim(),
    tail: text.slice(Math.max(0, end - 1)).replace(/^[\s,-]+/, ""),
  };
}
