import type { EchoMessage } from "./echo.contract.ts";

/** A parent's new partner. */
const PARTNER = "(?:mom|mum|mommy|mama|dad|daddy|papa)'?s";
const HERS =
  `${PARTNER} (?:girlfriend|gf)|` +
  "foster mom|foster mother|foster lady|grandma|grandmother|granny|nana|mom|mommy|mum|mama|stepmom|stepmother|aunt|auntie|babysitter|sister";
const HIS =
  `${PARTNER} (?:boyfriend|bf)|` +
  "foster dad|foster father|grandpa|grandfather|granddad|gramps|papa|dad|daddy|stepdad|stepfather|uncle|cousin|brother|stepbrother|coach";
const DOES =
  "(?:touch(?:es|ed|ing)|hits|hit me|beats|hurts|hurt me|chokes|slaps|grabs|makes me|plays? (?:the|a|our) (?:secret|special) game|does (?:stuff|things) to me|(?:does|gets|uses) (?:out )?(?:the|his|her) belt)";
/** What somebody does where it isn't kept from happening: "so he doesn't hit me". */
const WOULD_DO =
  "so (?:that )?(?:he|she) (?:doesn'?t|doesnt|won'?t|wont) (?:hit|touch|hurt|beat|slap|grab|(?:do|get|use) (?:the|his|her) belt)";
/** Nobody else may stand in between: in "mom knows my uncle hits me", it is the uncle. */
const FILLER =
  "[\\s,\\d-]|he|she|who|that|always|keeps|just|also|still|often|sometimes|really|started|starts|is";
const FEARED = new RegExp(
  `\\b(${HERS}|${HIS})\\b(?!'s)(?:(?:${FILLER})+\\b${DOES}|[^.!?]{0,40}\\b${WOULD_DO})\\b`,
  "i",
);
const IS_HERS = new RegExp(`^(?:${HERS})$`, "i");

/** The relative whom a person names as the one who does harm, as they call them; null where none is named so. */
function fearedIn(messages: readonly string[]): string | null {
  return messages.map((message) => FEARED.exec(message)?.[1]).find((name) => name !== undefined) ?? null;
}

/**
 * A person's messages, where a relative who was named as the one who does harm is "he" or "she" from then on: so that
 * "grandpa is here" is read as the danger that it is, and not as company.
 */
export function withFearedAsPronoun(messages: readonly EchoMessage[]): EchoMessage[] {
  const told: string[] = [];
  return messages.map((message) => {
    if (message.role !== "user") return message;
    const feared = fearedIn(told);
    told.push(message.content);
    return feared === null ? message : { ...message, content: asPronoun(message.content, feared) };
  });
}

function asPronoun(text: string, feared: string): string {
  const [subject, object] = IS_HERS.test(feared) ? ["she", "her"] : ["he", "him"];
  const name = `(?:my )?\\b${feared.replace(/'?s /, "'?s ")}\\b(?!'?s (?!here|back|home|coming|awake|up|asleep|in))`;
  return text
    .replaceAll(
      new RegExp(`\\b(?:i'?m|i am) (?:here |home |alone )*with ${name}`, "gi"),
      `${subject} is with me`,
    )
    .replaceAll(
      new RegExp(`\\b(with|to|at|from|of|for|by|tell|told|ask|afraid of) ${name}`, "gi"),
      `$1 ${object}`,
    )
    .replaceAll(new RegExp(name, "gi"), subject);
}
