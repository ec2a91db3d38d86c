import { sentenceCase } from "#shared/understanding/goal-wording.rules.ts";
import { type Conversation, type GuidedReply, oneOf, plainly } from "./conversation.rules.ts";

/**
 * Words to say, where it is plain who is to hear them and what about: "how do i ask Mrs. Alvarez to drive me on Monday"
 * becomes “Mrs. Alvarez, could you drive me on Monday?” Null where anything is unsure.
 */
export function wordsToSay(conversation: Conversation): GuidedReply | null {
  const text = conversation.turn.message.replaceAll("’", "'").replace(/\s+/g, " ");
  const wanted = ASK.exec(text)?.groups;
  const asking = wanted ?? (ASKS_WHAT_TO_SAY.test(text) ? ASK_BESIDES.exec(text)?.groups : undefined);
  const refusing = ASK_NOT.exec(text)?.groups;
  const askingFor = ASK_FOR.exec(text)?.groups;
  const wondering = ASK_IF.exec(text)?.groups;
  const requiring = REQUIRE.exec(text)?.groups;
  const wishing = ASK_IF_I.exec(text)?.groups;
  const hoping = WANTS_THEM.exec(text)?.groups;
  const learning = ASK_WHAT.exec(text)?.groups;
  const apology = APOLOGIZE.exec(text)?.groups;
  const telling = TELL.exec(text)?.groups;
  const said =
    declined(text) ??
    (wishing && request(wishing.who ?? "", `could ${wishing.own} ${wishing.what ?? ""}`)) ??
    (hoping && request(hoping.who ?? "", `could you ${hoping.what ?? ""}`)) ??
    (learning && request(learning.who ?? "", `could you tell me ${learning.what ?? ""}`)) ??
    (apology && statement(apology.who ?? "", `I'm sorry ${apology.what ?? ""}`)) ??
    (asking &&
      request(asking.who ?? "", `could ${isForOneself(asking) ? "I" : "you"} ${asking.what ?? ""}`)) ??
    (refusing && request(refusing.who ?? "", `could you please not ${refusing.what ?? ""}`)) ??
    (askingFor && request(askingFor.who ?? "", `could I have ${askingFor.what ?? ""}`)) ??
    (wondering && question(wondering)) ??
    (requiring && statement(requiring.who ?? "", `I need you to ${requiring.what ?? ""}`)) ??
    (telling && statement(telling.who ?? "", withMatter(conversation, telling.what ?? "")));
  if (!said || conversation.said.some((reply) => reply.includes(said))) return null;
  return plainly(
    `“${said}”`,
    oneOf(
      conversation,
      asking || refusing || askingFor || wondering || wishing || hoping || learning ? TIPS.ask : TIPS.tell,
    ),
  );
}

/** "ask my boss to leave early": the one who leaves is the person. */
const isForOneself = ({ who = "", what = "" }: Record<string, string | undefined>): boolean =>
  GIVES_LEAVE.test(who) && LEAVE.test(what);
const GIVES_LEAVE =
  /\b(?:boss|manager|supervisor|foreman|teacher|professor|principal|lead|chief|captain|hr)$/i;
const LEAVE = /^(?:leave|come|go|get off|take|work|start|stay|switch|swap|skip|miss|be)\b/i;

const TIPS = {
  ask: [
    "Then stop, so they can answer, and take a no as an answer, too.",
    "Say by when you need to know, and leave them a way to say no.",
  ],
  tell: [
    "Say it once, calmly, and let them answer before you explain.",
    "You don't owe a long reason after it. One sentence is easier to hear.",
  ],
};

const HOW =
  "(?:how (?:do|should|can|could|would) i|how to|what (?:do|should|can) i (?:say|write) to|(?:(?:give me|i need|i want|need|want) )?(?:the |some |a )?(?:words?|sentence|line|text|message) to|help me(?: to)?)(?: (?:politely|nicely|kindly|best|even))? ";
const WHO =
  "(?<who>(?:(?:my|our|the) )?(?:(?:mrs?|ms|dr)\\.? )?(?!to\\b|not\\b|that\\b|if\\b|how\\b|for\\b)[\\w'-]+(?: (?!to\\b|not\\b|that\\b|if\\b|i\\b|i'm\\b|im\\b|its\\b|it's\\b|this\\b|we\\b|the\\b|my\\b|our\\b|how\\b|for\\b|about\\b|he\\b|she\\b|they\\b)[\\w'-]+){0,2}?(?: (?:at|from|of) (?:the |my |our )?[\\w'-]+(?: (?!to\\b|if\\b|for\\b|i\\b|that\\b)[\\w'-]+)?)?)";
/** How it is to sound is no part of it; a condition is. */
const END =
  "(?=\\s*(?:[?.!]|$| without (?:being|sounding|making|it|hurting|seeming|coming|having|starting)\\b| and not | nicely| politely| kindly))";
const ASK = new RegExp(`\\b${HOW}(?:ask|tell) ${WHO} to (?<what>[^?.!]{4,120}?)${END}`, "i");
/** "ask my manager not to put me on the late shift" */
const ASK_NOT = new RegExp(`\\b${HOW}(?:ask|tell) ${WHO} not to (?<what>[^?.!]{4,120}?)${END}`, "i");
/** "ask Kevin to take mom on saturdays. what do i say" */
const ASK_BESIDES = new RegExp(`\\bask ${WHO} to (?<what>[^?.!]{4,120}?)${END}`, "i");
const ASKS_WHAT_TO_SAY =
  /\bwhat (?:do|should|can) i (?:say|write|text)\b|\b(?:give|need|want) (?:me )?(?:the |some )?words\b/i;
const ASK_FOR = new RegExp(`\\b${HOW}ask ${WHO} for (?<what>[^?.!]{3,120}?)${END}`, "i");
/** "ask Lena if she is mad at me" */
const ASK_IF = new RegExp(
  `\\b${HOW}ask ${WHO} (?:if|whether) (?<subject>he|she|they)(?<is>'s|'re)? (?<verb>[\\w']+)(?<rest>[^?.!]{0,100}?)${END}`,
  "i",
);
/** "ask the manager if i can park there" */
const ASK_IF_I = new RegExp(
  `\\b${HOW}ask ${WHO} (?:if|whether) (?:it'?s (?:ok|okay|fine|alright) (?:if )?)?(?<own>i|we) (?:can |could |may |might )?(?<what>[^?.!]{4,120}?)${END}`,
  "i",
);
/** "if he'd stop texting after 6. how do i tell him that" */
const WANTS_THEM = new RegExp(
  `\\b(?:if|i wish|i want|i'd like|i need) (?:he|she|they|him|her|them|my \\w+)(?:'d| would| to)? (?:just |only )?(?<what>[^?.!]{4,120}?)[.!,]+ (?:so )?${HOW}(?:tell|ask) (?<who>him|her|them|my \\w+) (?:that|this|it)\\b`,
  "i",
);
/** "ask the landlord when the heat will be fixed" */
const ASK_WHAT = new RegExp(
  `\\b${HOW}ask ${WHO} (?<what>(?:when|where|why|what|how|which) [^?.!]{4,120}?)${END}`,
  "i",
);
const APOLOGIZE = new RegExp(
  `\\b${HOW}(?:say (?:i'?m )?sorry|apologi[sz]e) to ${WHO} (?<what>for [^?.!]{4,120}?)${END}`,
  "i",
);
/** "tell my boss no on the shift lead", "say no to my boss about the shift lead" */
const DECLINE = new RegExp(
  `\\b${HOW}(?:tell ${WHO} no|(?:say no to|turn down) ${WHO.replace("<who>", "<asker>")}) (?:on|to|about|for) (?<what>(?:the|a|an|my|our|her|his|their|this|that) [^?.!]{3,60}?)${END}`,
  "i",
);

/** A friendly no to what was offered. */
function declined(text: string): string | null {
  const what = DECLINE.exec(text)?.groups?.what;
  if (what === undefined || NEVER.test(what) || OTHERS.test(what)) return null;
  return `Thank you for thinking of me. I've thought about ${mine(what)}, and my answer is no.`;
}

/** What a bare "i lied" is about, from what was told before. */
function withMatter({ written }: Conversation, what: string): string {
  if (!/^i(?:'ve| have)? (?:lied|been lying)$/i.test(what.trim())) return what;
  const told = written.flatMap((text) => LIED_ABOUT.exec(text)?.[1] ?? []).at(-1);
  return told === undefined ? what : `${what} about the ${told}`;
}
const LIED_ABOUT =
  /\b(?:quit|quitting|stopped|stop|still|about(?: the| my)?) ((?:vap|smok|drink|gambl|spend|bett)ing)\b/i;

/** "tell her you have to be here at nine" */
const REQUIRE = new RegExp(
  `\\b${HOW}(?:tell|say(?: to)?) ${WHO}(?: that)? you (?:have to|need to|must|gotta|got to) (?<what>[^?.!]{4,120}?)${END}`,
  "i",
);
const SUBJECT =
  "(?:i|i'm|im|i've|ive|i'd|i'll|we|we're|my|our|the|it|it's|its|this|he|she|they|his|her|their)";
const TELL = new RegExp(
  `\\b${HOW}(?:tell|say to|let) ${WHO}(?: know)?(?: that)? (?<what>${SUBJECT} [^?.!]{4,120}?)${END}`,
  "i",
);

/** Words that carry harm or a goodbye are not put into anybody's mouth; nor is what refers to somebody unknown. */
const NEVER =
  /\b(?:die|dead|dying|died|kill\w*|suicid\w*|goodbye|hurt (?:you|him|her|them|myself)|beat|shoot|gun|pills?|you|your|echo)\b/i;
const OTHERS = /\b(?:he|she|they|him|her|them|his|their|he's|she's|they're|hes|shes|theyre)\b/i;

/** Somebody's name as it is spoken, empty for none: "my mom" is Mom, "my boss" has no name here. */
function addressed(who: string): string {
  const kin = /^(?:my |our )?(mom|mum|dad|grandma|grandpa|nana)$/i.exec(who)?.[1];
  if (kin) return `${sentenceCase(kin.toLowerCase())}, `;
  const titled = /\b(mrs?|ms|dr)\.? ([\w'-]+)$/i.exec(who);
  if (titled) return `${sentenceCase(titled[1]?.toLowerCase() ?? "")}. ${sentenceCase(titled[2] ?? "")}, `;
  const named = /^(?:my|our) (?:\w+ )*([A-Z][a-z]+)$/.exec(who)?.[1];
  if (named) return `${named}, `;
  return /^[A-Z][a-z]+$/.test(who) && !/^(?:My|The|Our|Him|Her|Them|People|Everyone)$/.test(who)
    ? `${who}, `
    : "";
}

const PRONOUNS = [/^(?:he|him|his)$/i, /^(?:she|her)$/i, /^(?:they|them|their)$/i] as const;
const [OF_HIM, OF_HER, OF_THEM] = PRONOUNS;
/** Who is meant by he, she or they in what is said to them. */
const THE_ONE: readonly (readonly [who: RegExp, pronouns: RegExp])[] = [
  [
    /^(?:him|(?:my|our) (?:\w+ )?(?:dad|father|husband|brother|son|grandpa|boyfriend|uncle|nephew|grandson))$/i,
    OF_HIM,
  ],
  [
    /^(?:her|(?:my|our) (?:\w+ )?(?:mom|mum|mother|wife|sister|daughter|grandma|girlfriend|aunt|niece|granddaughter))$/i,
    OF_HER,
  ],
  [/^them$/i, OF_THEM],
];
/** Somebody else, whom a pronoun may mean. */
const ANOTHER =
  /\b(?:my|our|a|the) (?:\w+ )?(?:dad|father|husband|brother|son|grandpa|boyfriend|uncle|nephew|mom|mum|mother|wife|sister|daughter|grandma|girlfriend|aunt|niece|kids?|child|baby|friend|boss|manager|neighbor|landlord|partner|coworker|teacher|doctor|ex)\b/i;

/** The pronouns that mean the one who is spoken to: where nobody else is named, those that are used. */
function pronounsFor(who: string, what: string): RegExp | undefined {
  const known = THE_ONE.find(([one]) => one.test(who))?.[1];
  if (known || ANOTHER.test(what)) return known;
  const used = PRONOUNS.filter((one) => what.split(/[^\w]+/).some((word) => one.test(word)));
  return used.length === 1 ? used[0] : undefined;
}

const SUBJECT_AND_VERB =
  /\b(he|she|they)('s|'re)? ((?:always|never|just|still|really|often|only|also|already) )?([\w']+)/gi;

/** What is told of somebody, as it is said to them: "he can stay if he pays" becomes "you can stay if you pay". */
export function asSpokenTo(who: string, what: string): string {
  const pronouns = pronounsFor(who, what);
  if (!pronouns) return what;
  return what
    .replace(
      SUBJECT_AND_VERB,
      (all, subject: string, is: string | undefined, adverb: string | undefined, verb: string) => {
        if (!pronouns.test(subject)) return all;
        const form = is || subject.toLowerCase() === "they" ? verb : baseOf(verb);
        return `${is ? "you're" : "you"} ${adverb ?? ""}${form}`;
      },
    )
    .replace(/\b(?:him|them)\b/gi, (word) => (pronouns.test(word) ? "you" : word))
    .replace(
      /\bher\b(?=$|[,;]| (?:i|im|i'm|and|but|or|so|that|to|for|at|in|on|when|if|because|until|anymore|again|about|with|this|today|tomorrow)\b)/gi,
      (word) => (pronouns.test(word) ? "you" : word),
    )
    .replace(/\b(?:his|her|their)\b/gi, (word) => (pronouns.test(word) ? "your" : word));
}

const AUXILIARY = /^(?:is|are|was|were|has|have|can|could|will|would|should|may|might|did|does)$/i;

/** What somebody would like to know of whom they speak to: "she is mad at me" becomes "are you mad at me". */
function question({ who = "", is, verb = "", rest = "" }: Record<string, string | undefined>): string | null {
  const asked = is
    ? `are you ${verb}`
    : AUXILIARY.test(verb)
      ? `${baseOf(verb.toLowerCase())} you`
      : `do you ${baseOf(verb)}`;
  const words = `${asked}${rest}`;
  if (NEVER.test(rest) || OTHERS.test(rest)) return null;
  return `${spoken(addressed(who), mine(words))}?`;
}

const IRREGULAR: Readonly<Record<string, string>> = {
  is: "are",
  was: "were",
  has: "have",
  does: "do",
  goes: "go",
  "doesn't": "don't",
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
};

/** The form of a verb that follows "you". */
const baseOf = (verb: string): string =>
  IRREGULAR[verb] ??
  (/(?:ss|us)$/.test(verb)
    ? verb
    : verb
        .replace(/ies$/, "y")
        .replace(/(ch|sh|ss|x|z)es$/, "$1")
        .replace(/([^s])s$/, "$1"));

/** @param words such as "could you drive me on Monday" */
function request(who: string, asked: string): string | null {
  const [, opening = "", own = ""] =
    /^(could (?:you(?: please not)?|we|I(?: have)?) )(.*)/is.exec(asked) ?? [];
  const place = /\b(?:at|from) (?:the |my )?([\w'-]+(?: [\w'-]+)?)$/i.exec(who)?.[0];
  const here = place ? own.replace(/\bthere\b/i, place.replace(/^from\b/i, "at")) : own;
  const what = ANOTHER.test(own) ? here : asSpokenTo(who, here);
  const words = opening + what;
  if (
    NEVER.test(own) ||
    OTHERS.test(what) ||
    (/^could you/.test(words) && /^(?:be|not|leave)\b|^stop$/i.test(what)) ||
    /^not\b/i.test(what)
  )
    return null;
  return `${spoken(addressed(who), mine(words))}? I'd be grateful.`;
}

/** What is told to somebody, as it is said; null for what nobody should be made to say. */
export function statement(who: string, what: string): string | null {
  const words = asSpokenTo(who, what);
  const own = what.replace(/^I need you to /, "");
  if (NEVER.test(words.replace(/\byou(?:'re|r)?\b/gi, "")) || NEVER.test(own) || OTHERS.test(words))
    return null;
  if (/^(?:the|my|our|it|this)\b/i.test(words) && !VERB.test(words)) return null;
  return `${spoken(addressed(who), mine(words.replace(/^the (?=(?:prices?|rates|hours)\b)/i, "our ")))}.`;
}

const VERB =
  /\b(?:is|are|isn't|aren't|was|were|will|won't|can|can't|has|have|had|goes?|go|went|broke|starts?|ends?|closes?|costs?|needs?|doesn't|don't|didn't|stopped|failed)\b/i;

/** The person's own words as they would write them. */
const mine = (words: string): string =>
  words
    .trim()
    .replace(/^(?:im)\b/i, "I'm")
    .replace(/^(?:ive)\b/i, "I've")
    .replace(/^its (?=(?:time|over|not|ok|okay|too|been|my|our|the|a)\b)/i, "it's ")
    .replace(/\bcant\b/gi, "can't")
    .replace(/\b(do|did|does|was|were|is|are|has|have|had|could|would|should)nt\b/gi, "$1n't")
    .replace(/\bi\b/g, "I")
    .replace(/\bim\b/g, "I'm")
    .replace(
      /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|christmas|thanksgiving|easter)\b/g,
      sentenceCase,
    )
    .replace(/\b(?:january|february|june|july|august|september|october|november|december)\b/g, sentenceCase)
    .replace(/(?<!\b(?:my|your|our|her|his|their|the) )\b(?:mom|dad|grandma|grandpa)\b/g, sentenceCase)
    .replace(/[\s,;]+$/, "");

const spoken = (name: string, words: string): string => (name ? `${name}${words}` : sentenceCase(words));
