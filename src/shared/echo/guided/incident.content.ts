/** Words of an operation where lives depend on the next minutes. */
export const LIFE_SAFETY =
  /\b(?:trigger(?: points?)?|withdraw\w*|pull(?:ing)? (?:\w+ ){0,3}(?:off|out|back)|(?:people|crew|crews|guys) on (?:the|my) line|crest(?: is| at|s)?|levee|culvert|sandbag\w*|spot fires?|fire ?line|flank|head fire|(?:flash )?flood (?:watch|warning)|tornado (?:watch|warning)|red flag warning|wind (?:has )?shift\w*|crews? (?:above|below|on|up|inside)|dozer line|spotting|red flag|burn ?over|mayday|sector [a-z\d]|division [a-z\d]|hot ?shots?|strike team|water (?:is )?(?:rising|hits|over)|evac(?:uate|uation|uating)?|search (?:team|party))\b/;
/** A worry about communications during an operation. */
export const COMMS = /\b(?:radio|comms|repeater|no signal|dead spot|spotty|channel|runner)\b/;

/** A team that can't be reached. */
export const LOST_CONTACT =
  /\b(?:lost|losing|no) (?:all |radio )?(?:comms|contact|communications?|radio)\b(?! (?:lens|information|info))|\b(?:can't|cant|cannot|couldn't|unable to) (?:reach|raise|get (?:hold of|through to))\b|\b(?:haven't|havent|have not|nobody has|no one has) heard from\b|\b(?:not|isn't|aren't|stopped) (?:answering|responding)\b|\bno (?:answer|word|reply|response) (?:from|on)\b/;
export const A_TEAM =
  /\b(?:team|crew|unit|squad|division|comms|radio|channel|group|partner|driver|volunteers?|scouts?|bravo|alpha|engine|base|camp|hikers?|runner|lookout)\b/;

/** Somebody who works with others under command. */
export const UNDER_COMMAND =
  /(?<!\b(?:no|not a|isn't a|what) )\b(?:dispatch(?:er)?|crews?|units|engine \d+|squad|strike team|incident command(?:er)?|command post|division [a-z\d]|sector [a-z\d])\b/i;

export const INCIDENT_SAYS = {
  lostContact:
    "Tell dispatch or your incident commander now: who it is, their last known position and the time of last contact. Try another radio, channel, phone and messenger every ten minutes, and write down each try. Send nobody alone. Agree with command now on the time at which a search starts.",
  lostWhere: "Where were they last, and when did you last hear from them?",
  lostNotAlone:
    "Don't go alone, and don't go before command knows. A second missing person makes the search harder. If command sends somebody, they go as two, with a radio, a route and a time to be back.",
  lostStill:
    "Write down this try and its time, and tell command there's still no word. If the agreed time has passed, ask them to start the search now.",
  lostNext:
    "Keep the tries at set times, and keep one person at the radio. If the agreed time comes without a word, ask command to start the search from the last known position.",
  lces: "LCES before the work goes on: Lookouts who can see the danger, Communications with a backup, Escape routes that everyone has walked, Safety zones they can reach in time.",
  authority:
    "Your incident commander and local authorities decide; if you're unsure, pull back first and ask after.",
  comms:
    "Backup comms first: a runner to the command post, a fixed check-in time, and one signal everyone knows, such as three long horn blasts for pulling back. If a check-in is missed, people leave by the escape route.",
  trigger:
    "A trigger point is one thing that anyone can see, and what everyone then does without asking: “When the water, or the fire, reaches that mark, everyone leaves by the escape route.” Set it with time to spare for the slowest person.",
  route:
    "Time the escape route with the slowest person on it, at night and with gear. The trigger point has to come earlier than that, with a margin, and everyone should have walked the route once.",
  move: "Moving early costs little, and moving late can't be undone. Follow the local warning; if you can't reach anybody and you're in doubt, move everyone to the safer place now, while the way is open.",
  triggerSet: "Say it to everyone on the line now, and have each one say it back. Then tell command.",
  runner: "Send the runner now, with the place, the time and one sentence, and agree when you'll hear back.",
} as const;

/** To news during an incident that asks nothing. */
export const INCIDENT_HEARD = [
  "Pass that on to everyone it affects, with the time.",
  "Tell dispatch or whoever is in charge as well, with the time.",
  "Keep one person on that, and say when you'll look at it again.",
] as const;

export const INCIDENT_UNKNOWN =
  "I don't know, and a guess could hurt somebody. Ask dispatch or whoever is in charge, and keep people clear until they answer.";
