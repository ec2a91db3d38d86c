import { FUMES } from "./crisis-known.content.ts";
import { PERSON } from "./crisis-persons.content.ts";
import { danger, type PlainDanger } from "./crisis-plain.ts";

/** What a heart in danger feels like in the chest. */
const IN_CHEST = "(?:heav\\w*|tight\\w*|pressure|squeez\\w*|pain\\w*|aching|aches?|hurts?|crush\\w*)";
/** What goes with it elsewhere. */
const BESIDE_IT =
  "(?:(?:left )?arms?|jaws?|shoulder blades?|sweat\\w*|clammy|nause\\w*|a bit sick|sick to my stomach|short of breath|out of breath|faint|dizzy)";
const EXERTED =
  "(?:laugh\\w*|cough\\w*|workout|work out|bench|push-?ups|gym|lifting|lifted|sunburn\\w*|drawers|freezer)";

const EYES =
  "(?:sees?|seeing|saw) (?:\\w+ ){0,2}(?:spots|stars|sparkl\\w+|flashes|lights|zig-?zags|floaters)|(?:spots|flashes|sparkl\\w+) (?:in front of|before|in) my eyes|(?:vision|eyes?|eyesight|sight)(?: \\w+){0,5} (?:blurr\\w*|blur|double|dark|weird|funny|fuzzy)|(?:blurr?y|blurred|double|fuzzy) (?:vision|sight|eyes)";
const HEAD =
  "head ?aches?|head (?:is |keeps |has been |was )?(?:pounding|splitting|throbbing|killing)|migraine";
const SWELLING =
  "(?:hands?|fingers?|face|eyelids?|rings?)(?: \\w+){0,6} (?:swoll?e?n?|swelling|puff\\w*|swelled)|(?:swollen|puffy|swelling)(?: \\w+){0,3} (?:hands?|fingers?|face|eyelids?)|swollen(?= *(?:[.,!]|$))";
const RIBS =
  "(?:pain\\w*|hurt\\w*|ach\\w*|sore|stabbing|cramp\\w*|pressure|burn\\w*)(?: \\w+){0,6} (?:ribs?|rib ?cage|upper (?:belly|stomach|abdomen|tummy))|(?:ribs?|rib ?cage|upper (?:belly|stomach|abdomen))(?: \\w+){0,4} (?:pain\\w*|hurts?|aches?|sore)";
/** What blood pressure does in pregnancy or after a birth: harmless alone, an emergency together. */
export const BIRTH_SIGNS: readonly RegExp[] = [EYES, HEAD, SWELLING, RIBS].map(
  (sign) => new RegExp(`\\b(?:${sign})\\b`, "i"),
);
const NEAR_BIRTH =
  "(?:(?:i'?m|im|i am|she'?s|she is)(?: \\w+)? pregnant|weeks (?:pregnant|along)|(?:second|third) trimester|post-?partum|gave birth|giving birth|after the birth|c-section|new mom|newborn|(?:baby|son|daughter|he|she)(?:'?s| is| was born| came)? (?:only |just )?(?:\\w+ )?(?:days?|weeks?) (?:old|ago)|\\d+ (?:days?|weeks?)[- ]old|had (?:a|my|our|the) (?:baby|son|daughter|twins)|baby (?:was born|came|arrived)|delivered (?:\\w+ )?(?:days?|weeks?|on|last))";
const LONG_AGO =
  "(?:last year|years ago|(?:my|her) (?:last|first) pregnancy|(?:class|course|exam|essay|chapter|patients?)\\b)";
/** Pregnant, or shortly after a birth. */
export const OF_BIRTH = new RegExp(`^(?=.*\\b${NEAR_BIRTH}\\b)(?!.*\\b${LONG_AGO})`, "is");
const TWO_SIGNS = `(?:(?=.*\\b(?:${EYES})\\b)(?=.*\\b(?:${HEAD}|${SWELLING}|${RIBS})\\b)|(?=.*\\b(?:${HEAD})\\b)(?=.*\\b(?:${SWELLING}|${RIBS})\\b)|(?=.*\\b(?:${SWELLING})\\b)(?=.*\\b(?:${RIBS})\\b))`;
/** Somebody else who is pregnant or has given birth. */
export const THEIR_BIRTH =
  /^(?=.*\bmy (?:wife|girlfriend|partner|fianc[eé]e|sister(?:[- ]in[- ]law)?|daughter(?:[- ]in[- ]law)?|friend|cousin|roommate|neighbou?r)\b)(?!.*\b(?:i have|i'?ve (?:had|got|been)|i'?m (?:seeing|swollen|pregnant)|i (?:gave birth|had (?:a|my|our|the) baby)|my (?:head|hands?|face|fingers|vision|ribs|eyes))\b)/is;

/** Somebody faints, doesn't wake or breathe, or has a heat stroke, in the languages beside English; not told as over. */
const ABROAD_BODY = new RegExp(
  `^(?!.*(?<!\\p{L})(?:ayer|la semana pasada|el año pasado|hace (?:años|meses)|ya está (?:bien|mejor)|hier soir|gestern|la semaine dernière|ontem|ieri|gisteren|wczoraj)(?!\\p{L})).*(?<!\\p{L})(?:${[
    "(?:se|nos) (?:ha |acaba de )?desmay(?:ó|o|ado|ada|ar)|(?:est[aá]|qued[oó]) (?:\\p{L}+ ){0,2}(?:inconsciente|desmayad[oa])|perdi[oó] el (?:conocimiento|sentido)|no (?:est[aá] )?respira(?:ndo)?|apenas respira|(?:no|ya no|nadie l[oa]) (?:despierta|reacciona)|convulsion\\p{L}*|golpe de calor|(?:dej[oó] de|ya no|no) (?:sudar|suda|est[aá] sudando)|(?:habla(?:ndo)?|dice|diciendo) (?:\\p{L}+ ){0,2}(?:sin sentido|incoheren\\p{L}*)|labios (?:morados|azules)",
    "s'est évanoui\\p{L}*|a perdu connaissance|est inconsciente?|ne respire (?:plus|pas)|respire (?:plus|mal)|coup de chaleur|ne réagit (?:plus|pas)",
    "ist (?:\\p{L}+ ){0,3}(?:bewusstlos|ohnmächtig|umgekippt|zusammengebrochen)|atmet (?:nicht|kaum|nicht mehr)|hitzschlag|(?:reagiert|wacht) nicht (?:mehr|auf)",
    "desmaiou|est[aá] (?:inconsciente|desmaiad[oa])|não (?:est[aá] )?respira(?:ndo)?|insolação|não (?:acorda|reage)",
    "è svenut[oa]|ha perso (?:i sensi|conoscenza)|non respira|colpo di calore|non (?:si sveglia|reagisce)",
    "(?:is )?flauwgevallen|bewusteloos|ademt (?:niet|nauwelijks)|hitteberoerte|reageert niet",
    "zemdla[lł]\\p{L}*|(?:jest )?nieprzytomn\\p{L}*|nie oddycha|udar cieplny|nie reaguje",
    "behosh (?:ho|hai|pad)\\p{L}*|saans nahi\\p{L}*|nahimatay|walang malay|hindi humihinga",
  ].join("|")})(?!\\p{L})`,
  "isu",
);

/** A heart or a stroke, also told in passing. */
export const BODY_DANGER: readonly PlainDanger[] = [
  danger("acute", "medical", "me", FUMES),
  danger("acute", "medical", "somebody", ABROAD_BODY),
  danger(
    "acute",
    "medical",
    "somebody",
    new RegExp(`${THEIR_BIRTH.source}${OF_BIRTH.source}${TWO_SIGNS}`, "is"),
  ),
  danger("acute", "medical", "me", new RegExp(`${OF_BIRTH.source}${TWO_SIGNS}`, "is")),
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
