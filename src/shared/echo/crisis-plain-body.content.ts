import { PERSON } from "./crisis-persons.content.ts";
import { danger, type PlainDanger } from "./crisis-plain.ts";

/** What a heart in danger feels like in the chest. */
const IN_CHEST = "(?:heav\\w*|tight\\w*|pressure|squeez\\w*|pain\\w*|aching|aches?|hurts?|crush\\w*)";
/** What goes with it elsewhere. */
const BESIDE_IT =
  "(?:(?:left )?arms?|jaws?|shoulder blades?|sweat\\w*|clammy|nause\\w*|a bit sick|sick to my stomach|short of breath|out of breath|faint|dizzy)";
const EXERTED =
  "(?:laugh\\w*|cough\\w*|workout|work out|bench|push-?ups|gym|lifting|lifted|sunburn\\w*|drawers|freezer)";

/** A heart or a stroke, also told in passing. */
export const BODY_DANGER: readonly PlainDanger[] = [
  danger(
    "acute",
    "medical",
    "somebody",
    new RegExp(
      `^(?=.*\\b(?:his|her|my (?:${PERSON})'?s?) (?:\\w+ )?(?:chest|arm|jaw)\\b)(?=.*\\bchest\\b)(?=.*\\b${IN_CHEST}\\b)(?=.*\\b${BESIDE_IT}\\b)(?!.*\\b${EXERTED}\\b)`,
      "is",
    ),
  ),
  danger(
    "acute",
    "medical",
    "me",
    new RegExp(
      `^(?=.*(?:\\b(?:in|on|across|my|the) (?:my |the )?chest\\b|(?:^|[,.;]|\\bwith|\\band|\\bw/?) ?chest (?:is |feels |feeling |been |gets |a bit |kinda |so |really )*(?:tight|heavy|hurts?|hurting|aching|pain|pressure)\\b))(?=.*\\b${IN_CHEST}\\b)(?=.*\\b${BESIDE_IT}\\b)(?!.*\\b${EXERTED}\\b)(?!.*\\b(?:his|her|their) chest\\b)`,
      "is",
    ),
  ),
  danger(
    "acute",
    "medical",
    "me",
    /^(?!.*\b(?:his|her|their|he|she|they|patients?|course|class|lecture|chapters?|exam|reading|essay|study\w*|last (?:year|month)|years ago|dad|mom|mother|father|husband|wife|gym|workout|bench|push-?ups|cough\w*)\b).*\bchest (?:pressure|pains?|tightness|heaviness)\b(?=.*\b(?:since|for (?:hours|an|\d)|all (?:day|night|morning)|now|again|today|tonight|this morning|probably|still)\b)/is,
  ),
  // A sudden allergy: the mouth and the throat at once.
  danger(
    "acute",
    "medical",
    "me",
    /^(?=.*\b(?:lips?|tongue|mouth|face)\b.{0,25}\b(?:tingl\w*|swell\w*|swollen|itch\w*|numb|puffy)\b)(?=.*\bthroat\b.{0,30}\b(?:tight\w*|clos\w*|swell\w*|itch\w*|funny|lump)\b)(?!.*\bdentist\b)/is,
  ),
  danger(
    "acute",
    "medical",
    "me",
    /\b(?:squeez\w+|crush\w+|tight\w*)\b.{0,25}\blike (?:a |an )?(?:belt|vi[cs]e|band|elephant)\b/i,
  ),
  danger(
    "acute",
    "medical",
    "me",
    /\bmy chest\b(?! (?:of|freezer)\b)(?!.{0,40}\b(?:laugh\w*|cough\w*|workout|bench|push-?ups))(?:.{0,40})\b(?:tight|hurts?|pain|pressure)\b|\b(?:tight(?:ness)?|heavy|pressure|pain)\b.{0,12}\b(?:on|in) (?:my |the )?chest\b|\b(?:left )?arms?\b.{0,12}\bnumb\b.*\bchest\b|\b(?:face|arm) (?:is|went) numb\b/i,
  ),
  // A stroke: the face, an arm or the speech, on one side or all at once.
  danger(
    "acute",
    "medical",
    "me",
    /\b(?:my|the side of my) (?:face|mouth|smile|lip|cheek)\b.{0,25}\b(?:droop\w*|hang\w*|numb|sag\w*|crooked|lopsided|one side)\b|\bmy (?:\w+ )?(?:hand|arm|leg|mouth|face)\b[^.!?]{0,60}\b(?:on|down) (?:one|the (?:left|right)|my (?:left|right)) side\b|\bmy (?:right |left )?(?:hand|arm)\b.{0,30}\b(?:has gone|went|is|gone) (?:all |kind of |kinda |sort of |a bit |completely )*(?:clumsy|weak|numb|limp|dead)\b(?!.{0,30}\b(?:lift\w*|gym|workout|cold|slept|typing|climb\w*|chop\w*))|\b(?:am i|i'?m|is it|is this|could (?:it|this) be) (?:having )?a (?:mini[- ]?)?stroke\b(?! of)|\bmy words? (?:keep |are |is )?com(?:e|ing) out (?:wrong|mixed|funny|garbled)|\b(?:says?|said) i (?:sound|look) drunk\b(?=.{0,60}\b(?:only|not|haven'?t|nothing)\b)/i,
  ),
  danger(
    "acute",
    "medical",
    "me",
    /^(?=.*\bmy (?:right |left )?(?:hand|arm|leg|face|mouth)\b.{0,40}\b(?:dead|numb|weak|limp|heavy|droop\w*|clumsy|won'?t (?:lift|move|grip))\b)(?=.*\b(?:talk(?:ing)?|speech|words?|speak(?:ing)?|sound(?:s|ing)?)\b.{0,20}\b(?:funny|weird|strange|slurr\w*|wrong|mixed|drunk|thick)\b)(?!.*\b(?:dentist|novocaine|filling)\b)/is,
  ),
  // A heart that isn't felt in the chest.
  danger(
    "acute",
    "medical",
    "me",
    new RegExp(
      `^(?=.*\\b(?:my (?:\\w+ (?:n|and|&) )?|the )left arm\\b.{0,25}\\b(?:ach\\w*|hurt\\w*|heav\\w*|numb|pain\\w*|tingl\\w*))(?=.*\\b(?:jaw|sweat\\w*|clammy|nause\\w*|short of breath|light ?headed)\\b)(?!.*\\b(?:${EXERTED}|last (?:week|month|year)|years ago|physio|tennis)\\b)`,
      "is",
    ),
  ),
  danger(
    "acute",
    "medical",
    "somebody",
    /\bface\b.{0,20}\b(?:droop\w*|funny|sagging|hanging)\b|\b(?:is|he'?s|she'?s|started) slurring\b/i,
  ),
];
