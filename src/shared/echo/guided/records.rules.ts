import type { BoundaryType } from "#shared/boundaries/boundaries.contract.ts";
import type { SafetyKind } from "#shared/safety/safety.contract.ts";
import { sentenceCase } from "#shared/understanding/goal-wording.rules.ts";
import { shortened } from "#shared/understanding/own-task.rules.ts";

const LABELLED =
  /(?:what )?changed(?: today)?\s*[:-]\s*(?<changed>.+?)[\s.;,\n]+(?:what )?(?:still open|persists|open|remains)\s*[:-]\s*(?<persists>.+?)[\s.;,\n]+(?:(?:the )?(?:one )?priority|tomorrow)(?: for tomorrow| tomorrow)?\s*[:-]\s*(?<priority>.+)$/is;
const TOMORROW =
  /^(?:and )?(?:tomorrow(?:'s)?(?: is| morning)?|(?:my |the )?(?:one |top |main |first )?priority(?: for tomorrow| tomorrow)?(?: is|:)|next up(?: is|:)?|first thing tomorrow|for tomorrow)\b|\b(?:tomorrow i|tomorrow's priority|priority (?:for tomorrow )?is)\b/i;
const STILL =
  /\b(?:still|remains?|open|waiting (?:on|for)|not (?:done|finished)|unfinished|pending|hasn't|haven't|didn't get to|outstanding|carry over|persists?)\b/i;

/** The three answers of a handover, when one text holds them all. */
export function handoverIn(
  text: string,
): { whatChanged: string; whatPersists: string; onePriority: string } | null {
  const labelled = LABELLED.exec(text)?.groups;
  if (labelled) {
    const { changed = "", persists = "", priority = "" } = labelled;
    return { whatChanged: clean(changed), whatPersists: clean(persists), onePriority: clean(priority) };
  }
  const parts = text
    .split(/(?<=[.!?])\s+|\n+|;\s+|,\s+(?=(?:and )?tomorrow\b)|,\s+(?=still\b)/)
    .map((part) =>
      part
        .replace(
          /^(?:ok|okay|so|here's my (?:day|summary|handover)|handover|end of (?:day|shift))[\s:,.-]+/i,
          "",
        )
        .trim(),
    )
    .filter((part) => part.split(" ").length > 1);
  const priority = parts.findLast((part) => TOMORROW.test(part));
  const persists = parts.filter((part) => part !== priority && STILL.test(part));
  const changed = parts.filter((part) => part !== priority && !STILL.test(part));
  if (!priority || persists.length === 0 || changed.length === 0) return null;
  return {
    whatChanged: clean(changed.join(" ")),
    whatPersists: clean(persists.join(" ")),
    onePriority: clean(priority),
  };
}

const clean = (words: string) => sentenceCase(words.trim().replace(/^[,;:\s-]+|[\s,;]+$/g, ""));

const RISK =
  /\b(?:the (?:biggest |main |real )?(?:risk|hazard|danger) is(?: that)?|(?:add|log|note) (?:a |the |this )?(?:risk|hazard)(?: that|:)?|i'm (?:\w+ )?(?:worried|afraid|scared|concerned|nervous)(?: that)?|i am (?:\w+ )?(?:worried|afraid|concerned)(?: that)?|worried(?: that)?|there's a (?:good )?chance(?: that)?|what if)\s+(?<hazard>[^.!?\n]{8,200})/i;
const MAY_HAPPEN =
  /\b(?:might|may|could|will|won't|would|can|'ll|doesn't|don't|isn't|falls?|fails?|breaks?|gets?|goes|runs? out|freezes?|floods?|leaks?|loses?|closes?)\b/i;

/** Something that may go wrong, in the person's words: "The van might break down again before the move". */
export function hazardIn(text: string): string | null {
  const found = RISK.exec(text)?.groups?.hazard?.trim();
  if (!found || /^(?:about|of|i|if|to|sick|because|for|whether|you)\b/i.test(found)) return null;
  const isNamed = /\b(?:risk|hazard|danger) is\b|\b(?:add|log|note) (?:a |the |this )?(?:risk|hazard)/i.test(
    text,
  );
  const words =
    found.split(/\s+(?=(?:and i|but|so|because) )|,\s+(?=(?:and|but|so|what|how|i|can)\b)/i)[0] ?? "";
  return isNamed || MAY_HAPPEN.test(words) ? sentenceCase(words.replace(/[\s,;:]+$/, "")) : null;
}

const SAFETY: readonly (readonly [RegExp, SafetyKind])[] = [
  [
    /\b(?:my lookout (?:is|could be|will be)|(?:add|make)|) ?(?<title>(?:my )?[\w' ]{2,40}?) (?:as (?:a |my )lookout|is my lookout|can (?:keep an eye (?:out |on )?(?:for |on )?(?:me|us|things)|watch out for me|check (?:in )?on (?:me|us)|tell me when)|(?:will|could) (?:keep an eye (?:out |on )?(?:for |on )?me|check (?:in )?on me))/i,
    "lookout",
  ],
  [/\bmy lookouts? (?:is|are|could be|will be) (?<title>[^.!?,;]{2,60})/i, "lookout"],
  [
    /\b(?:my |our )?(?:safe (?:place|spot|zone)|safety zone|place to (?:rest|go|fall back on)) (?:is|could be|would be|will be) (?<title>[^.!?;]{2,80})/i,
    "safety-zone",
  ],
  [
    /\bi (?:can|could) (?:always )?(?:rest|stay|sleep|crash|hide out|be safe|be quiet) (?<title>(?:at|in|with) [^.!?;]{3,70})/i,
    "safety-zone",
  ],
  [
    /\b(?:my |our )?(?:escape route|way out|exit|plan b|backup plan) (?:is|could be|would be|will be)(?: to)? (?<title>[^.!?;]{3,100})/i,
    "escape-route",
  ],
  [
    /\bif (?:it|things|that|the|there)[^,.]{3,50}?,? (?:i|we) (?:can|could|will|'ll) (?<title>(?:leave|go to|drive to|step out|call it off|stay)[^.!?;]{2,80})/i,
    "escape-route",
  ],
  [
    /\b(?:we|i) (?:can |will |'ll )?(?:stay in touch|reach (?:each other|them|her|him)|communicate|keep in touch) (?:by|on|via|through|over|with) (?<title>[^.!?;]{3,80})/i,
    "comms",
  ],
];

/** An item for the safety plan that a text names: a lookout, a way to reach people, a way out or a safe place. */
export function safetyItemIn(text: string): { kind: SafetyKind; title: string } | null {
  for (const [sign, kind] of SAFETY) {
    const title = sign.exec(text)?.groups?.title;
    const words =
      title === undefined ? "" : shortened(title.replace(/^(?:that|so|and|maybe|add|make) /i, ""), 120);
    if (words !== "" && !/^(?:who|nobody|no one|there|i|what|it|you)\b/i.test(words))
      return { kind, title: sentenceCase(words) };
  }
  return null;
}

const STEP =
  /\b(?:(?:the |my )?next step (?:(?:for|on|in|with) (?<of>[^,:]{3,60}?) )?(?:is|will be|would be)(?: to)?|remind me to|(?:save|note|add) (?:this|that):|(?:add|make|create) (?:a |the |this )?(?:milestone|step)(?: (?:to|for|under) (?<under>[^:]{3,60}?))?:|i also (?:need|have) to(?= .*\bfor the\b))\s*(?<step>[^.!?\n]{3,150})/i;

/** A next step that a text names, and what it is for if it says so. */
export function stepIn(text: string): { title: string; of: string | null } | null {
  const groups = STEP.exec(text)?.groups;
  if (!groups?.step) return null;
  const title = sentenceCase(shortened(groups.step.replace(/^(?:to|that)\s+/i, ""), 120));
  return title === "" ? null : { title, of: groups.of ?? groups.under ?? null };
}

const STATEMENT =
  /(?:["“](?<quoted>[^"”]{8,200})["”])|\b(?:my boundary is(?: that)?|(?:i want to|i need to|i'm going to|i'd like to) (?:tell|say to) (?:my |the )?[\w' -]{2,30}?(?: that)?) (?<said>(?:i|no)\b[^.!?\n]{6,180})|(?<own>(?<!\b(?:if|when|whenever|because|cause|cuz|since|unless|until|how|why|that|says|said|mad|upset|lazy|rude|selfish) )\bi (?:won't|will not|don't|do not|am not going to|'m not going to|can't|no longer|'m leaving|leave|stop) [^.!?\n]{6,160})/i;

/** The sentence of a boundary that a text says: "I don't answer emails after six". */
export function statementIn(text: string): string | null {
  const { quoted, said, own } = STATEMENT.exec(text)?.groups ?? {};
  const statement = (quoted ?? said ?? own)?.trim();
  if (
    !statement ||
    /^i (?:don't|do not|can't) (?:know|think|want to|care|feel|understand|remember|even|like|believe|see|seem|have|decide|sleep|say|stop|keep|breathe|cope|do this|afford|find)\b/i.test(
      statement,
    )
  )
    return null;
  return sentenceCase(
    statement
      .replace(/^i\b/, "I")
      .replace(/[\s,;]+$/, "")
      .replace(/\s+and i (?:don't know|need|feel|want).*$/i, ""),
  );
}

/** The type of a boundary, by whom it is with. */
export function boundaryTypeOf(text: string): BoundaryType {
  if (
    /\b(?:boss|manager|supervisor|cowork\w+|co-worker|colleague|client|customer|team|work|office|shift|emails?|slack)\b/i.test(
      text,
    )
  )
    return "work";
  if (
    /\b(?:mom|mum|mother|dad|father|parents?|sister|brother|son|daughter|kids?|children|aunt|uncle|cousin|family|in-?laws?|(?:mother|father|sister|brother)-in-law|grand\w+|husband|wife|partner|spouse)\b/i.test(
      text,
    )
  )
    return "family";
  if (/\b(?:friends?|neighbou?rs?|roommate|date|party|group chat|club|church)\b/i.test(text)) return "social";
  return "personal";
}
