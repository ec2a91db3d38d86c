/**
 * Words that mean no danger and share their form with some: what somebody would hate to seem, an animal's grooming, wages,
 * and the fear for a job, a couple's company, work for fewer people, an editor's cuts, and the gear of hunters and cooks.
 */
const OTHER_SENSES = [
  /\bcuts (?:to make )?(?:to|in) (?:the|my|our|this|that) (?:\w+ )?(?:video|film|movie|footage|draft|essay|budget|manuscript|episode|podcast|talk|speech|script|song|track|schedule)\b/g,
  /\b(?:don'?t|didn'?t|never|not) (?:want|wanna|wanted|trying|like) (?:to )?be (?=(?:that (?:guy|girl|mom|dad|parent|person|neighbor|neighbour|boss|customer|friend|coworker|\w+ who)|the (?:bad|mean|annoying|difficult|pushy|one who (?:calls|has|pays|always|does|says|tells))|late|rude|mean|pushy|annoying|petty|nosy|harsh|unfair|fired|evicted|sued)\b)/g,
  /\bgroom(?:s|ed|ing)? (?:\w+ ){0,3}(?:dogs?|poodles?|doodles?|cats?|pupp(?:y|ies)|horses?|pon(?:y|ies)|pets?|beard|lawn|trails?)\b/g,
  /\b(?:be|being) (?:\w+ )?(?:an? |any\w+'?s? |some\w+'?s? |the |their |his |her )?(?:third|fifth) wheel\b/g,
  /\bget through \d+ (?:\w+ ){1,4}with one (?:less|fewer) (?:person|worker|employee|pair of hands)\b/g,
  /\b(?:guns?|rifles?|scopes?) (?:to )?sight(?:ed)? in\b|\b(?:knife|knives) (?:to )?sharpen(?:ed)?\b|\bsharpen(?:ing|ed)? (?:\w+ ){0,2}knives\b|\b(?:deer|hunting|duck|elk|turkey) season\b/g,
  /\bwork(?:s|ed|ing)? (?:my|him|her|your|them)sel(?:f|ves) to death\b/g,
  /\b(?:pay|pays|paying|paid) (?:me|us)\b/g,
  /\b(?:they|he|she|my \w+|the \w+)(?: ?'?(?:ll|d|re|s) | (?:will|would|may|might|could|are|is|just) | )(?:going to |gonna )?(?:fire|lay) (?:me|us)\b(?! up)/g,
  /(?:\b(?:i'?m |im |i am )?(?:scared|afraid|worried|nervous) (?:that )?)?\b(?:they|he|she|my \w+|the \w+)(?: ?'?(?:ll|d|re|s) | (?:will|would|may|might|could|already) | )regrets? (?:hiring|choosing|picking|taking|asking|inviting|marrying|promoting)\b/g,
];

/** A normal form without words that mean no danger where they stand. */
export function withoutOtherSenses(normal: string): string {
  return OTHER_SENSES.reduce((read, sense) => read.replace(sense, ""), normal);
}
