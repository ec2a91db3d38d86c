import { OTHER, PERSON } from "./crisis-persons.content.ts";
import { danger, type PlainDanger } from "./crisis-plain.ts";

/** Danger that is told in passing, beside what a coach is asked for. */
export const PASSING_DANGER: readonly PlainDanger[] = [
  // A wish not to wake up.
  danger(
    "explicit",
    "self",
    "me",
    /\b(?:wish|wished|hope|hoping) i (?:just )?(?:didn'?t|didnt|won'?t|wouldn'?t|don'?t|dont|never) (?:ever )?(?:wake|woke)(?: up)?\b(?! (?:so|that|this|to|at|in the middle|late|early|every|before|with|up (?:so|that|this|to|at|in the middle|late|early|every|before|with))\b)/i,
  ),
  // Medicine that is laid by until there is enough of it.
  danger(
    "explicit",
    "self",
    "me",
    /^(?=.*\bi(?:'ve|ve| have)?(?: been)? (?:sav(?:ed|ing)|stash(?:ed|ing)|hoard(?:ed|ing)|collect(?:ed|ing)|stockpil(?:ed|ing))(?: up)? (?:\w+ ){0,3}(?:pills?|meds|tablets|medication|doses)\b)(?=.*\b(?:enough|plenty|just in case|for when)\b)(?!.*\b(?:trip|travel|vacation|hurricane|storm|refill gap|insurance runs out|shortage)\b)/is,
  ),
  // A strong medicine that is laid by, of one's own or somebody else's, and not hidden from somebody.
  danger(
    "explicit",
    "self",
    "me",
    /^(?!.*\bso (?:that )?(?:he|she|they|nobody|no one) (?:can'?t|cannot|won'?t|doesn'?t|don'?t|couldn'?t)\b).*(?:\b(?:oxy(?:codone|contin|s)?|hydrocodone|vicodin|percocets?|norcos?|morphine|fentanyl|methadone|tramadol|codeine|xanax|klonopin|valium|ativan|ambien|seroquel|benzos|sleeping (?:pills|tablets))\b(?: \w+){0,3} (?:saved(?: up)?|stashed|hidden|put (?:aside|by)|set aside|hoarded)\b(?!.{0,40}\b(?:dispos|drop[- ]?off|take[- ]?back|pharmacy|lock))|\b(?:saved(?: up)?|saving(?: up)?|stash(?:ed|ing)|hid(?:den)?(?! (?:his|her|their)\b)|put (?:aside|by)|hoard(?:ed|ing)) (?:\w+(?:'s)? ){0,4}(?:oxy(?:codone|contin|s)?|hydrocodone|vicodin|percocets?|norcos?|morphine|fentanyl|methadone|tramadol|codeine|xanax|klonopin|valium|ativan|ambien|seroquel|benzos|sleeping (?:pills|tablets))\b(?!.{0,60}\b(?:from (?:the|my) (?:kids?|toddlers?|son|daughter|teens?)|safe|lock)))/is,
  ),
  // A threat to somebody by name; without a weapon or a place, "shoot Sam" is often about a camera.
  danger(
    "explicit",
    "others",
    "me",
    /^(?!.*\b(?:camera|lens|photos?|portraits?|portfolio|headshots?|film|video|scene|wedding|roll)\b).*\b(?:I|i)(?:'m|m| am|'ll| will)(?: really| just)? (?:going to |gonna |about to )?(?:(?:stab|strangle|murder) (?:him|her|them|[A-Z][a-z]+)\b|shoot (?:him|her|them|[A-Z][a-z]+)\b(?=[^.!?]*\b(?:dead|gun|rifle|pistol|shotgun|in the (?:head|face|chest|back|heart|parking lot|lot|office|street|driveway))\b))(?! (?:some|back|an?|the (?:file|link))\b)/s,
  ),
  // An end that somebody is to have, told without a word for it.
  danger(
    "explicit",
    "others",
    "me",
    /^(?!.*\b(?:game|match|boxing|mma|ufc|wrestl\w*|judo|football|novel|character|raid|boss fight)\b).*\b(?:make|making|see to it|made) (?:good and )?(?:sure|certain)?(?: that)? ?(?:he|she|they) (?:doesn'?t|doesnt|don'?t|dont|never|won'?t|wont|can'?t|cant) (?:\w+ )?(?:get (?:back )?up|gets (?:back )?up|walks? (?:away|again)|breathes?(?: again)?|makes? it (?:home|out)|wakes? up again|leaves? (?:there|that \w+) alive|sees? (?:tomorrow|another (?:day|sunrise)))\b/is,
  ),
  // A phone that is gone through, so that the writing has to be hidden.
  danger(
    "explicit",
    "abuse",
    "me",
    /^(?=.*\b(?:he|she|my (?:husband|wife|boyfriend|girlfriend|partner|fianc[eé]e?)) (?:always |often )?(?:goes|looks|gets) (?:through|thru|into) (?:all )?my (?:phone|texts|messages|purse|bag)\b)(?=.*\b(?:delete|can only (?:write|type|talk)|(?:he'?s|she'?s|hes|shes) in the shower|quick|scared|afraid|finds out)\b)/is,
  ),
  // An end of somebody, named by the grave.
  danger(
    "explicit",
    "others",
    "me",
    /\bi(?:'m| am|m|'ll|'d| will| would| could| might)?(?: just| really| honestly)?(?: (?:gonna|going to|about to|want to|wanna))? (?:put|lay) (?:him|her|them|my \w+) (?:in (?:the ground|a (?:box|grave|coffin|hole))|six feet under|in the (?:morgue|hospital))\b|\b(?:i(?:'d|'ll| will| might| could| want to|'m gonna|'m going to)|me (?:that|who)(?:'d| might| could| will| would)|gonna|want to) do (?:him|her|them) in\b|\bi (?:just |really )?want (?:him|her|them) dead\b/i,
  ),
  // What somebody else said of being gone is theirs.
  danger(
    "explicit",
    "self",
    "somebody",
    new RegExp(
      `\\b(?:${OTHER}|${PERSON}) (?:just |even |always |once )?(?:told (?:me|us|him|her)|said|says|keeps saying|texted(?: me)?|wrote)\\b[^.!?]{0,40}\\b(?:(?:we|they|everyone|everybody|you|i|the (?:kids|family|girls|boys))(?:'d| would|'ll| will)? (?:all )?(?:be )?(?:better off|happier|better) (?:without (?:him|her|them)|with (?:the|his|her) (?:insurance|money|pension)|if (?:he|she|they) (?:was|were|wasn'?t|weren'?t))|worth more (?:dead|gone))`,
      "i",
    ),
  ),
];
