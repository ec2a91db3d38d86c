const PERSON =
  "(?:mom|mum|mommy|mummy|mother|ma|dad|daddy|father|papa|pa|parents?|wife|husband|spouse|partner|boyfriend|girlfriend|fianc[eé]e?|son|daughter|baby|child|kid|twins?|brother|sister|sibling|friend|grand\\w+|gran|granny|grandma|grandpa|nan|nana|oma|opa|aunt(?:ie)?|uncle|cousin|nephew|niece|godmother|godfather|neighbou?r|coworker|colleague|teacher|mentor)";
const OWN = `(?:my|our|his|her|their) (?:[a-z]+ )?${PERSON}`;

/** Words of a death, a loss or a grave illness of the writer or of somebody near. */
const HARD_TIMES: readonly RegExp[] = [
  /\b(?:funeral|burial|buried (?:him|her|them|my)|cremat(?:ion|ed)|eulogy|obituary|condolences?|memorial service|hospice|palliative|grie(?:f|ving|ve)|mourning|stillb(?:orn|irth)|miscarr(?:iage|ied)|bereave(?:d|ment))\b/,
  /\b(?:passed away|(?:he|she)(?:'?s| is| has) (?:gone|dead|dying|been gone (?:since|for|(?:a|two|three|four|five|six|\d+) (?:weeks?|months?|years?)))|(?:he|she) (?:died|didn'?t make it|is not going to make it|passed))\b/,
  new RegExp(`\\b(?:${OWN}|${PERSON}) (?:has |just |suddenly )*(?:died|passed|is (?:dead|dying|gone))\\b`),
  new RegExp(`\\b(?:lost|losing|buried|burying) (?:${OWN}|the baby)\\b`),
  new RegExp(`\\b(?:death of|died|without) (?:${OWN})\\b|${PERSON}'s death\\b`),
  /\b(?:chemo(?:therapy)?|biopsy|metasta\w+|tumou?rs?|cancer|leuk(?:a)?emia|terminal(?:ly ill)?|relapsed?|life support|intensive care|icu)\b/,
];

/** The writer works with it, or it is about somebody's work. */
const AS_WORK =
  /\b(?:shift|ward|patients?|admissions?|rounds|students?|research|fundrais\w+|charity|module|certificate)\b/;

/** Whether a text tells of a death, a loss or a grave illness close to the writer. */
export function tellsOfHardTimes(text: string): boolean {
  const plain = text.normalize("NFKC").toLowerCase().replaceAll("’", "'");
  return HARD_TIMES.some((words) => words.test(plain)) && !AS_WORK.test(plain);
}
