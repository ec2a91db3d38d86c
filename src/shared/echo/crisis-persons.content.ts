/** Family, friends and others whom a person has. */
export const PERSON =
  "mom|mum|mother|dad|father|sister|brother|friend|best friend|partner|wife|husband|girlfriend|boyfriend|(?:brother|sister|mother|father|son|daughter)[- ]in[- ]law|neighbou?r|roommate|flatmate|therapist|daughter|son|aunt|uncle|grandma|grandpa|cousin|teacher|coach|boss|parents|family|counsell?or|sponsor";

/** Somebody the writer worries about. */
export const OTHER = `(?:she|he|they|my (?:\\w+ )?(?:${PERSON}|kid|child|teen|student|coworker|ex|\\d+ ?(?:yo|yr old|year old)))`;

/** A person whom the writer could go to, as the writer calls them; the first group that is there counts. */
export const NAMED: readonly RegExp[] = [
  /\bmy ((?:brother|sister|mother|father|son|daughter)[- ]in[- ]law)\b/i,
  /\bmy ((?:roommate|flatmate|neighbou?r|sister|brother|friend|mom|mum|mother|dad|father|aunt|uncle|wife|husband|cousin|coach|teacher|sponsor|daughter|son|grandma|grandpa)),? [A-Z]\p{L}+/u,
  /(?<!\b(?:is|was|as|am|are|i'm|im|he's|she's|shes|hes) )\b(?:the|a) ((?:\w+ )?(?:guard|medic|nurse|manager|supervisor|ra desk|ra|chaplain|janitor|bartender|driver|counsell?or|teacher))\b/i,
  /(?<!\bnot )\b(?:my|a) ((?:\w+ )?(?:roommate|flatmate|neighbou?r|sister|brother|friend|mom|mum|mother|dad|father|aunt|uncle|wife|husband|cousin|coach|teacher|sponsor|partner|daughter|son|grandma|grandpa|coworker|colleague))\b(?!'s)/i,
  /\b(mom|mum|dad|sister|brother|wife|husband)(?:'?s| is) (?:right )?(?:coming|here|home|in the)\b/i,
  /\b(?:there'?s|there is) (?:a|the|this|some) (guy|man|woman|lady|girl|couple|neighbou?r|person)\b(?! (?:who|that) (?:is |'s )?(?:hurt|follow|threat))/i,
  /\b((?:kid|guy|man|friend) from my (?:old )?(?:platoon|unit|squad|team|crew))\b/i,
];

/** People who go by their names. */
export const NAMES: readonly RegExp[] = [
  /\b((?:[Cc]haplain|[Cc]oach|[Pp]astor|[Ff]ather|[Rr]abbi|[Ii]mam|[Ss]ergeant|[Cc]aptain|[Oo]fficer|[Nn]urse|[Dd]oc|Deacon|Reverend|Brother|Elder|Don|Doña|(?<!\b[Mm]y )[Ss]ister|[Aa]unt|[Uu]ncle) [A-Z]\p{L}+)\b(?! (?:said|says|is|was|has|told))/u,
  /\b((?:[Mm]rs?|[Mm]s|[Mm]iss)\.? [A-Z]\p{L}+)/u,
  // Children write names without capitals.
  /\b((?:mrs|ms|mr)\.? (?!is\b|and\b|who\b|that\b|was\b)\p{L}{3,})/u,
  /\b(aunt(?:ie|y)? (?!is\b|and\b|who\b|that\b|was\b|lives\b|will\b|can\b)\p{L}{2,})(?= *(?:[.,!?]|$|is\b|could|would|and\b|lives|said|comes?\b|i\b))/iu,
  /\bnext door[^.]{0,12}\b([A-Z]\p{L}{2,})/u,
];

/** Somebody near a person whom the writer worries about: "her mother". */
export const THEIR_PERSON =
  /\b([Hh]er|[Hh]is|[Tt]heir) ((?:mother|mom|mum|father|dad|brother|sister|aunt|uncle|roommate|neighbou?r|wife|husband|partner|friend|boss|parents)(?: [A-Z]\p{L}+)?)\b(?!'s)(?! (?:died|passed|is dead|hurt|hit|left|moved out|walked out|is gone|threw|took the|hung up))/u;

/** A first name beside what makes its bearer of help: "Dana is up", "Ray keeps asking if he can hold it". */
export const CLOSE_BY =
  /(?:^|[\s“"(])(?!(?:(?:Every|Some|No|Any)(?:body|one)|Wife|Husband|Mom|Mum|Dad|Sister|Brother|Son|Daughter|Neighbor|Roommate|Boss)\b)([A-Z][a-z]{2,}) (?:is (?:up|awake|here|home|next door|upstairs|downstairs|around|coming)|next door|(?:could|would) (?:come|help|pick up|answer|listen|drive|stay|be here|take (?:me|it|the)|sit|let me|do it|keep)(?! the (?:house|dog|cat|kids|money))|lives|keeps asking|always|said (?:i|to) (?:can|could|call)|has a key)\b/u;

/** An answer to who is near: "Dale. He's half a mile down." */
export const NAME_FIRST =
  /^(?:(?:maybe|probably|i guess|just|well)[ ,]+)?(?!(?:Yes|Yeah|Yep|No|Nope|Nah|Okay|Sure|Sorry|Well|Maybe|Honestly|Please|Right|Thanks|Nothing|Nobody|Alone|Help|Exactly|Correct|Fine|True|Never|Today|Tomorrow|Tonight|Home|Good|Great|Christ|Jesus|God|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|There|Here|What|Why|Who)\b)([A-Z]\p{L}{2,})[.,] (?:[Hh]e|[Ss]he|[Tt]hey|[Hh]is|[Hh]er|my)\b/u;

/** The name itself, where one is given beside the relation. */
export const NAME_BESIDE =
  /\b(?:roommate|flatmate|neighbou?r|sister|brother|friend|guard|medic|nurse|desk|ra|door|cousin|coach|aunt|uncle|sponsor|coworker)\b,? (?:is |named |called |her name is |his name is )?([A-Z]\p{L}+)(?<!\bI)/u;

/** Named, but not to be gone to. */
export const NOT_NEAR =
  /\b(?:before my|until my|maybe but|works nights|not a friend|no friend|he'?d just say|dead|killed|passed|died|(?<!\b(?:could|can|might|will|i'll|should|maybe) )tell my|(?:can'?t|couldn'?t|won'?t) do (?:that|this) to (?:him|her|them)|calls? on|telephones? on|letters? (?:to|for) my|(?:won'?t|wont|don'?t|dont|not) (?:ring|call|tell|wake) my|tired of me|\bi(?:'m| am) (?:a|the) (?:\w+ )?nurse|\bbill\b|at work|don'?t want (?:her|him|them)|not doing (?:that|this) to (?:him|her|them)|not (?:putting|going to put) (?:that|this) on (?:him|her|them)|(?:son|daughter|kid|boy|girl|he|she)(?:'?s| is) (?:only |just )?(?:[2-9]|1[0-2]|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?! (?:minutes|hours|miles|blocks|doors|houses|days)))\b/i;
