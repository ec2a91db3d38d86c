/** Why a model's words are not shown. */
export type Objection = "harm" | "diagnosis" | "human" | "secrecy" | "instructions";

const SIGNS: readonly (readonly [Objection, RegExp])[] = [
  [
    "harm",
    /\b(?:(?:lethal|fatal|deadly) (?:dose|amount|combination)|(?:take|swallow|mix|use|inject)\b.{0,60}\b\d+ ?(?:mg|milligrams?|pills?|tablets?|units)\b|\d+ ?(?:mg|milligrams?|pills?|tablets?) (?:of|is|are|would|will)\b.{0,40}\b(?:enough|lethal|fatal|kill|dangerous)|tie (?:a|the) (?:noose|rope|knot)\b.{0,40}\b(?:neck|beam|hang)|(?:painless|quickest|easiest|most effective) (?:way|method)s? (?:to|of|is)\b.{0,30}\b(?:die|dying|kill|suicide|end)|cut (?:(?:along|down|deep(?:ly)?|across) )*(?:your|the|one's) (?:wrists?|arms?|veins?|skin|throat)|carbon monoxide\b.{0,60}\b(?:car|garage|hose|charcoal)|jump (?:from|off)\b.{0,30}\b(?:bridge|roof|building|high enough))/i,
  ],
  [
    "harm",
    /\b(?:you should (?:just )?(?:kill|hurt|cut|end) (?:yourself|it all|your life)|(?:^|[.!] |just |go )(?:kill|hang|cut|hurt) yourself|go ahead and (?:do it|end it|kill|jump)|(?:they|everyone|the world)(?:'d| would| will) be better off without you|suicide (?:is|can be) (?:a|the|your) (?:valid |good |only |brave )*(?:option|choice|answer|way out|solution)|it(?:'s| is) okay to (?:kill|hurt|hit) (?:yourself|him|her|them)|(?:he|she|they) deserves? to (?:die|be hurt|suffer)|(?:hit|hurt|kill|poison|stab|shoot) (?:him|her|them) (?:back|first|before|when))\b/i,
  ],
  [
    "diagnosis",
    /\b(?:(?:you|it sounds like you|you (?:clearly|probably|likely|definitely|may|might)) (?:have|are suffering from|suffer from|are showing signs of|show signs of|meet the criteria for) (?:\w+ ){0,3}(?:depression|disorder|bipolar|adhd|ptsd|ocd|autism|schizophrenia|bpd|psychosis|anorexia|bulimia|dementia)|you(?:'re| are) (?:\w+ ){0,2}(?:clinically depressed|bipolar|autistic|schizophrenic|psychotic|borderline|an addict|an alcoholic)|(?:i|my) diagnos(?:e|is)|(?:stop|start|quit|skip|double|increase|reduce|lower) (?:taking )?(?:your|the) (?:meds|medications?|antidepressants?|dose|dosage|pills|lithium|insulin)|you don't need (?:a |any )?(?:doctor|therap(?:y|ist)|professional|medication|help from))/i,
  ],
  [
    "human",
    /\b(?:i(?:'m| am) (?:(?!not\b)\w+ ){0,2}(?:human|a (?:real )?(?:person|man|woman|therapist|doctor|nurse|clinician|psychologist|counselor))|i(?:'m| am) not (?:an? )?(?:ai|bot|machine|program|language model)|as a (?:human|person|therapist|doctor|clinician) myself|i (?:really |truly )?(?:love you|feel your pain|missed you|remember when i was))\b/i,
  ],
  [
    "secrecy",
    /\b(?:(?:your|our) secret(?:'s| is)? (?:is )?safe|i (?:won't|will not|promise not to|will never) tell (?:anyone|anybody|a soul)|(?:keep|stays?) (?:this|it|that) (?:a secret )?(?:just )?between (?:us|you and me)|i(?:'ll| will) keep (?:your|this|it|the) (?:a )?secret|don't tell (?:anyone|anybody|your (?:parents|doctor|therapist|partner|family)))\b/i,
  ],
  ["instructions", /<\/?plan>|\b(?:my|the) (?:system prompt|instructions) (?:is|are|say|says|read|reads)\b/i],
];

/** Words in a row that show that the instructions are being repeated. */
const SHINGLE = 7;

/**
 * Tells why what a model wrote should not be shown, or null. Give it all of a reply so far, so that nothing hides
 * between two pieces.
 * @param instructions what the model was told, which it may not repeat
 */
export function screeningFor(instructions: string): (text: string) => Objection | null {
  const secret: ReadonlySet<string> = new Set(shinglesOf(instructions));
  return (text) => {
    const plain = text
      .replaceAll("’", "'")
      .replace(/[*_`~]/g, "")
      .replace(/\s+/g, " ");
    const found = SIGNS.find(([, sign]) => sign.test(plain));
    if (found) return found[0];
    return shinglesOf(plain).some((words) => secret.has(words)) ? "instructions" : null;
  };
}

function shinglesOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  return words.slice(SHINGLE - 1).map((_, at) => words.slice(at, at + SHINGLE).join(" "));
}

/** Leaves no image, no HTML and no link whose address is hidden. */
export function withoutMarkup(text: string): string {
  return text
    .replaceAll("![", "[")
    .replaceAll("](", "] (")
    .replaceAll("][", "] [")
    .replace(/<(?=[a-z!/?])/gi, "‹")
    .replace(/^(\s*\[[^\]]*\]):/gm, "$1 :");
}
