import type { Risk } from "../crisis/risk.ts";
import { WANTS_TO_LIVE } from "./crisis-harm-words.content.ts";
import {
  AT_HOME,
  AWAY_NOW,
  BACK_NOW,
  BESIDE_THEM,
  CANT_LEAVE,
  CANT_SPEAK,
  CARING,
  COMPANY,
  DEVICE,
  FAMILY,
  FUMES,
  GONE,
  IN_CARE,
  LEAVES_LATER,
  LEAVES_NOW,
  NO_HELPER,
  NO_POLICE,
  NOT_BACK,
  NOT_BESIDE,
  PURPOSE,
  SPARED,
  TO_COME,
  UNHELPFUL,
  WHEN_ALONE,
} from "./crisis-known.content.ts";
import { isOfBook, type Reading } from "./crisis-reading.rules.ts";

/** What a person has told around the danger, so that nobody asks for it again. */
export interface Known {
  /** Who could help, as the writer calls them: "your neighbor". */
  helper: string | null;
  /** Who may be in danger, when that was first told: "your son". */
  fearedFor: string | null;
  /** Whoever is feared is elsewhere, or asleep. */
  isAway: boolean;
  /** Getting out isn't possible now. */
  cantLeave: boolean;
  /** The police were ruled out. */
  noPolice: boolean;
  hasDevice: boolean;
  /** When the writer will be alone was told. */
  hasWhen: boolean;
  /** The one who is worried about has answered the direct question. */
  hasAsked: boolean;
  /** Whether the writer is alone was told. */
  hasCompany: boolean;
  /** The one in danger is looked after in a hospital, or on the way to one. */
  isInCare: boolean;
  /** The one who is worried about is where the writer is. */
  isBeside: boolean;
  /** Leaving is prepared for a later time. */
  isPlanned: boolean;
  /** What hurting oneself is for was told. */
  hasPurpose: boolean;
  /** Can't speak on a phone. */
  cantSpeak: boolean;
  /** Cares for somebody who is ill, or says that it isn't anger. */
  isCaring: boolean;
  /** A wound is infected. */
  isInfected: boolean;
  /** Somebody may be breathing what burns inside. */
  isOfFumes: boolean;
  /** Who isn't to hear of it, or is cared for, as the writer calls them. */
  spared: string | null;
  /** The writer doesn't want to die. */
  wantsToLive: boolean;
  /** The writer is at work on a book. */
  isOfBook: boolean;
}

export const NOTHING_KNOWN: Known = {
  helper: null,
  fearedFor: null,
  isAway: false,
  cantLeave: false,
  noPolice: false,
  hasDevice: false,
  hasWhen: false,
  hasAsked: false,
  hasCompany: false,
  isInCare: false,
  isBeside: false,
  isPlanned: false,
  hasPurpose: false,
  cantSpeak: false,
  isCaring: false,
  isInfected: false,
  isOfFumes: false,
  spared: null,
  wantsToLive: false,
  isOfBook: false,
};

/** "Mother" is "your mother". */
function lastWordOf(person: string): string {
  return person.split(" ").at(-1)?.toLowerCase() ?? "";
}

/** What is known after one more message. */
export function knownAfter(
  before: Known,
  { text, person, signs, topics }: Reading,
  { kind, level }: Risk,
): Known {
  const isBack = BACK_NOW.test(text.replaceAll(NOT_BACK, " "));
  // Whoever is cared for can't take over the care.
  const isCaredFor = !before.isCaring && CARING.test(text) && person !== null;
  const spared = SPARED.test(text) || isCaredFor ? (person ?? before.helper) : before.spared;
  const isHelper =
    person !== null &&
    lastWordOf(person) !== lastWordOf(spared ?? "") &&
    level !== "none" &&
    !GONE.test(text) &&
    !(UNHELPFUL.test(text) && FAMILY.test(person)) &&
    !NO_HELPER.test(person) &&
    !(kind === "abuse" && AT_HOME.test(person));
  return {
    helper: isHelper ? person : before.helper === spared ? null : before.helper,
    spared,
    cantSpeak: before.cantSpeak || CANT_SPEAK.test(text),
    isCaring: before.isCaring || CARING.test(text),
    isOfFumes: before.isOfFumes || FUMES.test(text),
    isInfected: before.isInfected || topics.has("ofInfection") || topics.has("ofSpreading"),
    fearedFor: before.fearedFor,
    isAway: (AWAY_NOW.test(text) && !TO_COME.test(text)) || (before.isAway && !isBack && !signs.has("near")),
    cantLeave: before.cantLeave || CANT_LEAVE.test(text),
    noPolice: before.noPolice || NO_POLICE.test(text),
    hasWhen: before.hasWhen || WHEN_ALONE.test(text),
    hasAsked: before.hasAsked || topics.has("saidYes"),
    hasDevice: before.hasDevice || DEVICE.test(text),
    hasCompany: before.hasCompany || COMPANY.test(text),
    isOfBook: before.isOfBook || isOfBook(text),
    isBeside: (before.isBeside || BESIDE_THEM.test(text)) && !NOT_BESIDE.test(text),
    isPlanned: (before.isPlanned || LEAVES_LATER.test(text)) && !LEAVES_NOW.test(text),
    hasPurpose: before.hasPurpose || PURPOSE.test(text),
    wantsToLive: before.wantsToLive || WANTS_TO_LIVE.test(text),
    isInCare: before.isInCare || IN_CARE.test(text),
  };
}
