import { sentenceCase } from "#shared/understanding/goal-wording.rules.ts";
import { type Conversation, type GuidedReply, oneOf, plainly } from "./conversation.rules.ts";
import { DEFAULT_WISHES, RECIPIENTS, WORDS, WORDS_SAYS } from "./words.content.ts";

/** Whether a message asks for words to say or write, or answers Echo's question who they are for. */
export function asksForWords({ lower, pending, said }: Conversation): boolean {
  return (
    ASKS_FOR_WORDS.test(lower) ||
    (pending === "offer" && /\bwords?\b|\bwrite\b/.test(lower)) ||
    (wasAskedForFacts(said) && !/\?\s*$|^(?:no|nah|never ?mind|forget|stop)\b/.test(lower)) ||
    (CHANGES_TONE.test(lower) && quotedIn(said) !== null)
  );
}

/** Words to say or write, made of what the person told; without facts, one question for them. */
export function words(conversation: Conversation): GuidedReply {
  const { turn, written, said, lower } = conversation;
  const quoted = quotedIn(said);
  if (quoted !== null && CHANGES_TONE.test(lower))
    return plainly(`“${/warm|nice|kind|friendl|soft/.test(lower) ? warmer(quoted) : shorter(quoted)}”`);
  const told = [...written, turn.message].map((text) => text.replaceAll("’", "'"));
  const whole = told.join("\n");
  const isNew = (text: string) => !said.some((reply) => reply.includes(text));
  const known = WORDS.find(({ sign, say }) => sign.test(whole.toLowerCase()) && isNew(say));
  const made = known ? null : messageOf(told, wasAskedForFacts(said));
  const say = known?.say ?? made;
  if (!say || !isNew(say)) return plainly(wasAskedForFacts(said) ? WORDS_SAYS.listen : WORDS_SAYS.missing);
  return plainly(oneOf(conversation, WORDS_SAYS.lead), `“${say}”`, oneOf(conversation, WORDS_SAYS.after));
}

const wasAskedForFacts = (said: readonly string[]) => said.at(-1)?.endsWith(WORDS_SAYS.missing) ?? false;

const quotedIn = (said: readonly string[]): string | null =>
  /^(?:[^“]{0,60}: )?“([A-Z][^”]{12,}[.?])”/.exec(said.at(-1) ?? "")?.[1] ?? null;

function shorter(text: string): string {
  const kept = text.split(/(?<=[.?])\s+/).filter((part) => !/^(?:Hi|Hello|Thank|Could we find)\b/.test(part));
  return kept.slice(0, 2).join(" ") || text;
}

const warmer = (text: string) =>
  `Hi, I hope you're well. ${text.replace(/^(?:Hi|Hello)[,.] /, "").replace(/ Thank you\.$/, "")} Thank you, it means a lot.`;

/** A short message of the facts and the wish in what was told; null where it holds neither. */
function messageOf(told: readonly string[], isAnswer: boolean): string | null {
  const recipient = RECIPIENTS.find(({ sign }) => told.some((text) => sign.test(text.toLowerCase())));
  const parts = told.flatMap((text) => text.split(SPLIT)).map((part) => part.trim());
  const ofThem = new RegExp(
    `^(?:(?:[Mm]y|[Tt]he|[Oo]ur) (?:[\\w'-]+ ){0,2}?(?:${recipient?.sign.source ?? "$^"})s?(?: [A-Z][a-z]+)?|[Hh]e|[Ss]he|[Tt]hey${recipient?.isFormal ? COMPANY : ""})\\s+(?!(?:and|to|that|about|for|if|is my)\\b)(?=[a-z])`,
  );
  const ofTheirs = new RegExp(`^(?:my|the|our) (?:${recipient?.sign.source ?? "$^"})'s `, "i");
  const own = /\bmy (son|daughter|kid|child)'s (?:\w+ )?(?:teacher|school|coach|doctor)\b/i.exec(
    told.join(" "),
  )?.[1];
  let fact = "";
  let wish = "";
  for (const part of parts) {
    const once = part.replace(REQUEST, "").trim();
    const rest = /^(?:an?|the|some|me)\b/i.test(once) ? once.replace(REQUEST, "").trim() : once;
    wish = wishIn(rest) ?? wishIn(part) ?? wish;
    const toldThem = TELLS.exec(part)?.[1];
    const bare = (toldThem ?? rest).replace(LEAD, "").replace(/[\s.!,;]+$/, "");
    if (!toldThem && (wishIn(bare) !== null || wishIn(rest) !== null)) continue;
    if (
      NO_FACT.test(bare) ||
      (bare.split(" ").length < 3 && !/^(?:i'm|i am) /i.test(bare)) ||
      /\?$/.test(part.trim())
    )
      continue;
    if (own && /^(?:he|she|they)\b/i.test(bare)) fact = bare.replace(/^(?:he|she|they)\b/i, `my ${own}`);
    else if (ofTheirs.test(bare)) fact = bare.replace(ofTheirs, "your ");
    else if (ofThem.test(bare)) {
      const told = `ou ${toYou(bare.replace(ofThem, ""))}`;
      fact = fact.startsWith("you ") && !fact.includes(". ") ? `${fact}. Y${told}` : `y${told}`;
    } else if (isAnswer && fact === "" && part === parts.at(-1)) fact = bare;
    else if (OWN_FACT.test(bare) && (fact === "" || toldThem || !fact.startsWith("you "))) fact = bare;
  }
  const about = told
    .map((text) => /\babout (?!it\b|that\b|this\b|how\b|what\b)([^.?!,]{3,60})/i.exec(text)?.[1])
    .findLast(Boolean);
  if (fact === "" && about && recipient) fact = wish === "" ? "" : `I'm writing about ${toThing(about)}`;
  if (fact === "" && wish === "") {
    return about && recipient
      ? `Hi, could we talk about ${toThing(about)}? When would be a good time?`
      : null;
  }
  if (!recipient && !fact.startsWith("you ")) {
    if (!OWN_FACT.test(fact) && wish === "") return null;
  }
  const hello = recipient?.isFormal ? "Hello." : "Hi.";
  const isSorry = /\bapologi[sz]e|\bsay sorry\b/i.test(told.join(" "));
  const asked =
    wish ||
    (isSorry ? WORDS_SAYS.sorry : "") ||
    (fact.startsWith("you ")
      ? wishOf(fact, recipient?.isFormal ? recipient.close : null)
      : (recipient?.close ?? ""));
  const expanded = fact
    .replace(/^(my \w+)'ll\b/, "$1 will")
    .replace(/\bi\b/g, "I")
    .replace(/\bcant\b/g, "can't")
    .replace(/\bdont\b/g, "don't")
    .replace(recipient?.isPublic || own ? /$^/ : /\bhis\b|\bher\b(?= \w)/g, "your")
    .replace(
      /\b(is|are) (missing|gone|away|broken|down) since\b/,
      (_, be, state) => `${be === "is" ? "has" : "have"} been ${state} since`,
    );
  return [recipient?.isPublic ? "" : hello, expanded && `${sentenceCase(expanded)}.`, asked]
    .filter(Boolean)
    .join(" ");
}

/** What is asked of somebody for what they do; a formal letter ends in its own way. */
const wishOf = (fact: string, close: string | null): string =>
  DEFAULT_WISHES.find(({ sign }) => sign.test(fact))?.say ?? close ?? WORDS_SAYS.change;

const toThing = (text: string) =>
  text
    .trim()
    .replace(/\b(?:his|her|their)\b/gi, "your")
    .replace(/[\s.]+$/, "");

/** "hasn't fixed it and leaves his dishes" as said to that person: "haven't fixed it and leave your dishes". */
function toYou(predicate: string): string {
  const ofVerb = (verb: string) => {
    const lower = verb.toLowerCase();
    if (TO_YOU[lower] !== undefined) return TO_YOU[lower];
    if (/ss$|[^aeiou]us$/.test(lower) || !/s$/.test(lower)) return lower;
    if (/ies$/.test(lower) && lower.length > 4) return `${lower.slice(0, -3)}y`;
    return lower.replace(/(ch|sh|ss|x|zz|o)es$/, "$1").replace(/([^s])s$/, "$1");
  };
  return predicate
    .replace(
      /^((?:always|never|still|often|just|only|also|constantly|really|even) )*([\w']+)/i,
      (all, _, verb: string) => all.slice(0, all.length - verb.length) + ofVerb(verb),
    )
    .replace(
      /\b(and|but|then|or) (hasn't|doesn't|isn't|wasn't|won't|has|does|is|was|keeps|never \w+s|leaves|says)\b/g,
      (_, and: string, verb: string) =>
        `${and} ${verb.startsWith("never ") ? `never ${ofVerb(verb.slice(6))}` : ofVerb(verb)}`,
    )
    .replace(/\b(?:his|their)\b|\bher\b(?= \w)/gi, "your")
    .replace(/\b(?:he|she|they)\b/gi, "you");
}

const TO_YOU: Readonly<Record<string, string>> = {
  "hasn't": "haven't",
  hasnt: "haven't",
  "doesn't": "don't",
  doesnt: "don't",
  "isn't": "aren't",
  "wasn't": "weren't",
  has: "have",
  does: "do",
  is: "are",
  was: "were",
  goes: "go",
  plays: "play",
  "'s": "are",
};

/** What they should do or give, as a sentence to them; null where none is said. */
function wishIn(part: string): string | null {
  const groups = WISH.exec(part)?.groups;
  if (!groups) return null;
  const clean = (text: string) =>
    text
      .replace(/\b(?:his|their)\b|\bher\b(?= \w)/gi, "your")
      .replace(/[\s.!?,;]+$/, "")
      .trim();
  const { stop, todo, to, if: if_, back, ask, thing } = groups;
  if (stop) return `Please stop ${clean(stop)}.`;
  const what = todo ?? to;
  if (what) return `Could you please ${clean(what)}?`;
  if (if_) return `Could I ${clean(if_)}?`;
  if (back) return `I'd like to ${clean(back)}.`;
  if (ask) return `I'd like to ask you for ${clean(ask)}. When could we talk about it?`;
  if (
    !thing ||
    /^(?:words?|help|advice|to|an? (?:\w+ ){0,2}(?:message|text|post|plan|note|letter|e-?mail|script)|some)\b/i.test(
      thing,
    )
  )
    return null;
  return `I'd like ${clean(thing)}.`;
}

const THEM = "(?:him|her|them|it|my [\\w'-]+(?: [\\w'-]+)?|the [\\w'-]+)";
const WISH = new RegExp(
  [
    `\\b(?:(?:tell|ask|want|need|get) ${THEM} to|(?:he|she|they) (?:should|must|needs? to|has to|have to)) stop (?<stop>\\w+ing\\b.{0,80}|(?:the|that|this) .{3,60})$`,
    `\\b(?:want|need|would like|'d like|ask|tell|get|asking) (?:him|her|them|my [\\w'-]+(?: [\\w'-]+)?|the [\\w'-]+) to (?<todo>\\w.{3,100})$`,
    "^(?:he|she|they) (?:should|must|needs? to|has to|have to) (?<to>\\w.{3,100})$",
    `\\bask ${THEM} (?:if|whether) i (?:can|could) (?<if>\\w.{3,100})$`,
    "\\bi (?:just )?(?:want|would like|'d like|wanna|want) to (?<back>(?:get|have) .{3,80}\\b(?:back|refund\\w*|fixed|replaced).{0,40})$",
    `\\bask ${THEM} for (?<ask>\\w.{2,80})$`,
    `\\b(?:i (?:just )?(?:want|need|would like)|i'd like) (?<thing>(?!to\\b|you\\b|words\\b|him\\b|her\\b|them to\\b).{4,80})$`,
  ].join("|"),
  "i",
);

const SPLIT =
  /(?<=[.!?;])\s+|\n+|,?\s+(?:and|but|so|because) (?=(?:i|i'd) (?:just )?(?:want|need|would|'d like)\b)|,\s+(?=(?:he|she|they|it|i|i'm|i've|we|my|our|the|but|so)(?:'\w+)?\b)/i;
/** The request to Echo at the beginning of a part, up to what is to be said. */
const REQUEST =
  /^(?:.{0,40}?\b(?:words?|message|text|email|e-mail|letter|post|note|script|reply|say|tell|write|draft|word it|put it)\b(?: (?:to|for|on|in) (?:(?:my|the|our) (?:[\w'-]+ ){0,3}?(?:landlord|landlady|boss|manager|roommate|neighbou?r(?:hood)?(?: group)?|teacher|company|school|sister|brother|mom|dad|friend|supervisor|group)|him|her|them))?[,:]?\s*(?:about|that|saying|because)?\s*|(?:to|for) (?:my|the|our) [\w'-]+(?: [\w'-]+)?[,:.]?\s*(?:that|because|saying)?\s*)/i;
/** "tell my landlord I'm moving out early": what is to be said. */
const TELLS =
  /\b(?:tell(?:ing)?|text|email|message|let) (?:my [\w'-]+(?: [\w'-]+)?|him|her|them|the [\w'-]+) (?:know )?(?:that )?((?:I|I'm|I am|I've|I'll|I can't|we|we're|we've|we can't|my|our) [^.?!;]{4,110})/i;
const COMPANY =
  "|(?:the|my) [\\w-]+(?: [\\w-]+)?(?= (?:keeps?|hasn't|haven't|won't|didn't|doesn't|charged|billed|sent|canceled|refuses|lost|never)\\b)";
const LEAD = /^(?:ugh|but|so|and|also|well|ok|okay|because|that|please|basically|just)[,:]? /i;
/** What is about the person's mood or speaks to Echo is no fact for somebody else. */
const NO_FACT =
  /^(?:i (?:don't|dont|do not) (?:know|want|like)|i (?:feel|hate|want|need|have to (?:tell|write)|should|think|guess)|i'm (?:so|really|very|mad|angry|scared|nervous|afraid|worried|not sure)|it's (?:driving|so|freezing|annoying)|(?:can|could|would|will) you|help|write|draft|give|make|what|how|please|shorter|thanks?|yes|no|ok)\b/i;
const OWN_FACT =
  /^(?:i|i'm|i've|i'll|i'd|we|we're|we've|we'll|my|our|the|it|there)(?:'\w+)? (?:[\w'-]+ ){0,3}?(?:is|are|was|were|has|have|had|hasn't|haven't|can't|cannot|won't|will|'ll|am|isn't|aren't|don't|doesn't|didn't|got|broke|lost|paid|ordered|bought|moved|missed|came|went|need|miss|leak\w*|stopped|found|can|forgot|said|yelled|work|worked|canceled|cancelled|arrived|sick|out|moving|leaving|resigning)\b|^(?:i'm|i've|i'll|i can't|we can't|we're|we'll|i won't|it's) /i;
const CHANGES_TONE =
  /^(?:(?:can you|could you|please|make (?:it|that)|ok|too|a bit|a little|much|but|it's|is|that's) )*(?:shorter|short|simpler|too long|warmer|nicer|kinder|friendlier|softer)\b/;
const ASKS_FOR_WORDS =
  /^(?:just )?(?:the |some )?words(?: please| pls)?[\s.!?]*$|\bwrite something (?:for|to) (?:my|the|him|her|them)\b|\bhow (?:do|should|can|would) i (?:even )?ask (?:my|him|her|them|the)\b|\bwhat (?:should|do|can|could|would|will) i (?:even )?(?:say|tell|write|text)\b|\bhow (?:do|should|can|could|would|to|i can) (?:i )?(?:even )?(?:say|tell|word|put it|phrase|break it|open my mouth|start (?:talking|the (?:talk|conversation)))\b(?! no\b)|\b(?:know|dont know|don't know) how (?:to|i can) (?:say|tell|start talking|open)|\bhow to (?:tell|open my mouth|start talking)\b|\b(?:write|draft|give me|just need|i need|want|'d like) (?:me )?(?:the|a|an|one|some)? ?(?:\w+ )?(?:words?|message|text|e-?mail|letter|script|sentence|post|note)\b(?! (?:from\b|the|on (?:the|my) (?:fridge|door)))|\bwhat about the (?:talk|conversation|call|message)\b|\bhelp (?:me )?(?:writ(?:e|ing)|word)\b(?! (?:code|python|my (?:resume|cv|thesis|essay)))/;
