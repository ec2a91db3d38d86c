/** Matters that are taken in before anything is planned. Patterns for text in lower case, the heaviest first. */
export const HEAVY: readonly { readonly sign: RegExp; readonly say: string; readonly offer: string }[] = [
  {
    sign: /\b(?:fatal\w*|we lost (?:someone|somebody|him|her|one|a)|lost (?:a patient|someone|somebody) (?:tonight|today|last night)|(?:patient|kid|child|baby|boy|girl|man|woman|guy|someone|somebody|coworker|crew ?member) (?:just )?(?:died|was killed|drowned|didn't make it)|cut (?:the|a) (?:kid|boy|girl|child|man|woman|driver) out|(?:can't|cannot) stop seeing|(?:found|saw) (?:him|her|them|someone|a body) (?:dead|die)|performed cpr|did cpr)\b/,
    say: "I'm so sorry. That's a terrible thing to carry home, and not sleeping or seeing it again are how many people react.",
    offer:
      "People who were there help most: your crew or team, a chaplain, or the peer support or employee assistance line at your department or hospital.",
  },
  {
    sign: /\b(?:down|lost|owe|about) (?:\$|£|€)?\d[\d,.]*k?\b.*\b(?:doesn't know|don't know|doesn't have a clue|secret)|\b(?:gambl\w+|bet|betting)\b.*\b(?:can't stop|secret|doesn't know|lost|grand|rent)\b|\bkeep gambling\b|\b(?:drinking|using|gambling) (?:again |in )?(?:secret|and (?:nobody|no one|he|she|my \w+) (?:knows|doesn't))|\bgrand all in\b/,
    say: "Thank you for saying it plainly. Money lost like that is heavy, and heavier when nobody at home knows.",
    offer:
      "Two things help most: tell one person you trust the whole number, and call a free helpline; in the US that's 1-800-522-4700, in the UK 0808 8020 133.",
  },
  {
    sign: /\b(?:made redundant|redundancy|laid off|(?:lost|losing) my job|i(?:'ve| have)? (?:got|been|was) (?:fired|sacked|let go)|they let me go|gave me a box)\b/,
    say: "I'm sorry. Losing a job knocks the wind out of anyone, and it says nothing about what you're worth.",
    offer: "Nothing has to be decided today.",
  },
  {
    sign: /\b(?:my|our) (?:kid|son|daughter|child|baby|toddler|teenager|\w+ year old)\b.*\b(?:fell|broke (?:his|her|their)|got burned|burned|choked|was hit|got hit|swallowed)\b/,
    say: "That must have been frightening. Accidents like that take a second, and they happen to careful parents too.",
    offer: "If anything looks worse than before, call the doctor or your local emergency number right away.",
  },
  {
    sign: /\b(?:lab|test|scan|biopsy|mri) results\b|\bit(?:'s|s| is) (?:ms|als|cancer|malignant|lupus|parkinson'?s|leukemia)\b|\b(?:i(?:'ve)? (?:was|been|got|just got)? ?diagnosed|my diagnosis|test results came back|it's cancer|(?:son|daughter|kid|baby|wife|husband|mom|dad) (?:is|was) (?:in (?:the )?(?:hospital|icu)|rushed|diagnosed)|(?:son|daughter|kid|child|baby) (?:was|got|is) (?:badly )?(?:hurt|injured|hit by))\b/,
    say: "I'm sorry. That's a lot to take in, and you don't have to be calm about it.",
    offer:
      "Write down the questions as they come, and take somebody with you to the next talk with the doctors.",
  },
];

/** Said first in a reply that goes on with what was asked. */
export const TAKEN_IN: readonly { readonly sign: RegExp; readonly say: string }[] = [
  {
    sign: /\b(?:since|after|when|because) (?:my )?(?:dad|mom|mum|father|mother|husband|wife|brother|sister|grandma|grandpa) (?:died|passed)/,
    say: "I'm sorry about the loss behind this; it makes everything tender.",
  },
  {
    sign: /\b(?:haven't|havent|have not|not|hardly|barely|can't|cant) (?:really )?(?:slept|sleep|sleeping)\b|\bno sleep\b|\bup every (?:two|three|\d) hours\b/,
    say: "Short nights make all of it heavier.",
  },
  {
    sign: /\bthrew up on me\b|\bear infection\b|\b(?:ella|kid|toddler|baby|son|daughter|child) (?:was|is|got) (?:ill|sick)\b/,
    say: "A sick child turns a day upside down.",
  },
  {
    sign: /\bfight with my (?:wife|husband|partner|girlfriend|boyfriend)\b|\bslept on the couch\b/,
    say: "A night like that hurts.",
  },
  { sign: /\bhates? my job\b|\bi hate my job\b/, say: "That's a hard place to spend your days." },
  {
    sign: /\b(?:everything feels (?:grey|gray|flat|heavy)|just (?:so )?tired|tired of everything|so done|living like this)\b/,
    say: "That kind of tired is real, even with nothing in particular behind it.",
  },
];

/** To somebody who goes on telling about it. */
export const WEIGHT_SAYS = {
  listen: [
    "I'm listening; tell me about it in any order.",
    "Of course. Say whatever you'd like to say.",
    "Thank you for telling me. You don't have to make sense of it here.",
  ],
  drive:
    "If you're not rested enough to drive or to be responsible for others, call your supervisor before the shift and say so. That's the safe choice.",
  who: "After something like that: your officer or charge nurse, the people who were there, a chaplain, or the peer support or employee assistance line where you work. In the US you can also call or text 988 to talk it through.",
} as const;
