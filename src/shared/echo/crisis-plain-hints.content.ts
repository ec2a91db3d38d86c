import { OTHER } from "./crisis-persons.content.ts";
import { danger, type PlainDanger } from "./crisis-plain.ts";

/** Words that hint at a danger without saying it. */
export const HINTED_DANGER: readonly PlainDanger[] = [
  danger(
    "oblique",
    "others",
    "me",
    /^(?=.*\b(?:pictur|imagin|fantasi|think|dream|wait)\w*\b.{0,20}\b(?:his|her|their|him|them)\b)(?=.*\b(?:even (?:it|things|the score)(?: up| out)?|get(?:ting)? even|settl(?:e|ing) (?:it|the score)|(?:make|making) (?:him|her|them) pay)\b)/is,
  ),
  danger(
    "oblique",
    "self",
    "me",
    /\b(?:stopp(?:ed|ing)|quit|skipping) (?:taking )?my (?:dialysis|insulin|chemo\w*|heart (?:pills?|tablets|meds|medicine))\b/i,
  ),
  danger(
    "oblique",
    "others",
    "me",
    /\bi (?:want|need|am going|plan) to make (?:him|her|them)(?: both| all)? (?:sorry|suffer)\b|\b(?:want|wish|need)\b.{0,6}\b(?:him|her|them) (?:to be |was |were )?(?:gone|dead|to disappear|to suffer)\b/i,
  ),
  danger(
    "oblique",
    "abuse",
    "me",
    /^(?=.*\bhid(?:e|ing) (?:some |my |any )?(?:money|cash|savings|my phone)\b.{0,12}\bfrom (?:my )?(?:husband|wife|partner|boyfriend|girlfriend|him|her)\b)(?=.*\b(?:goes through|checks|tracks|controls|finds out|gets mad|afraid|scared)\b)/is,
  ),
  danger(
    "oblique",
    "abuse",
    "me",
    /\b(?:gone|out|leave|away|packed) before (?:he|she) (?:notices|finds out|gets (?:home|back)|wakes|knows)\b|\b(?:not|don'?t|dont) (?:make|get) (?:my )?(?:dad|daddy|stepdad|mom|mommy|mum|him) (?:mad|angry)\b/i,
  ),
  danger(
    "oblique",
    "self",
    "me",
    /\b(?:done|tired|over it|fed up)? ?with (?:being alive|living)\b|\bhow many\b.{0,30}\b(?:before|until|till) (?:it'?s|its|it is|it gets) (?:dangerous|deadly|too (?:much|many))\b/i,
  ),
  danger(
    "oblique",
    "self",
    "somebody",
    new RegExp(
      `\\b${OTHER}\\b.{0,40}\\b(?:won'?t be around|finally at peace|giving (?:\\w+ )?(?:things|stuff) away|ready to go be with|stuff is free|what if i wasn'?t here|said goodbye)\\b`,
      "i",
    ),
  ),
  danger(
    "oblique",
    "self",
    "me",
    /\bbetter off (?:without me|with the insurance)\b|\bbetter off the insurance\b|\bwaiting (?:now )?to be with (?:him|her|them)\b|\bsave (?:her|him|them|everyone) the trouble\W*(?:lol|haha|$)|\bwith me not (?:on|in) it\b|\bhad the right idea\b|\bmy last (?:month|week|days?) (?:neatly|in order|on earth)\b|\bthen i'?ll be done\b|\bmade my peace\b(?! with (?!it\b|dying|death|leaving|going|that\b|everything|god\b))|\btonight'?s the night\b|\b(?:me|i'?d be) not being here\b|\bnot be(?:ing)? (?:here|around)\b|\bwon'?t be (?:around|needing|here)\b|\bwont be (?:around|needing|here)\b|\bno more force for liv|\b(?:tired|sick) of (?:being alive|living|life)\b|\bdeserves? a better (?:mom|mum|mother|dad|father|parent)\b|\bshould'?ve been me\b|\bshould have been me\b|\bi was never born\b|\bjump(?:ing)? off (?:the|a) (?!bed|couch|dog)\b|\bwouldn?'?t? notice if i\b|\bif i disappeared\b|\bchoose my own time\b|\bgood run\b.*\btime\b|\b(?:affairs|papers|things) (?:in order|sorted)\b.{0,60}\b(?:checklist|after today|nuisance|burden|wont|won'?t)\b|\bnuisance to\b|\ba burden\b|\bgoodbye (?:from me|properly)\b|\bat peace is all\b|\b(?:feels?|is|everything.{0,12}) pointless\b|\bpoint (?:of|in) (?:anything|any of (?:this|it)|going on|living)\b|\bgiv(?:ing|en) my things away\b|\bwhat'?s the point\W*$|\bby their own hand\b|\bruck'?s packed\b|\bnothing matters\W+(?!right now)|\bbe dead\b.*\bme\b/i,
  ),
];
