import { hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { DAY_MS } from "#shared/calendar/plain-date.rules.ts";
import { assessRisk } from "#shared/crisis/assess-risk.ts";
import { isInDanger } from "#shared/crisis/risk-level.rules.ts";
import { tellsOfHardTimes } from "#shared/understanding/hard-times.rules.ts";
import type { GraveTexts, RecordedFacts } from "./recorded-facts.rules.ts";

/** Danger and grief of these days make a hard day. */
const RECENT_DAYS = 14;
/** Older notes and handovers are not quoted. */
const QUOTED_DAYS = 35;
const READINGS_MAX = 50_000;
/** Texts that are read before other calls get their turn. */
const AT_ONCE = 10;

interface Reading {
  /** Speaks of danger, also between the lines. */
  isUnquotable: boolean;
  isInDanger: boolean;
  isGrieving: boolean;
}

/** Readings by the text's hash, because the same texts are read on every visit. No text is kept. */
const readings = new Map<string, Reading>();
const keyOf = (text: string) => hash("sha1", text, "base64");

async function read(text: string): Promise<Reading> {
  const risk = await assessRisk(text);
  const reading = {
    isUnquotable: risk.level !== "none",
    isInDanger: isInDanger(risk),
    isGrieving: tellsOfHardTimes(text),
  };
  if (readings.size >= READINGS_MAX) readings.clear();
  readings.set(keyOf(text), reading);
  return reading;
}

interface RecordText {
  id: string;
  text: string;
  /** Whether a watch-out may quote it, or counts by its words. */
  isQuoted: boolean;
  /** Whether it tells how the person is these days. */
  isRecent: boolean;
}

/** The texts that a watch-out may quote, and those of the last two weeks that tell how a person is. */
function textsOf(record: RecordedFacts, now: string): RecordText[] {
  const daysBefore = (days: number) => new Date(Date.parse(now) - days * DAY_MS).toISOString();
  const [recent, quotedFrom] = [daysBefore(RECENT_DAYS), daysBefore(QUOTED_DAYS)];
  const dated = [
    ...record.checkIns.map(({ id, note, createdAt }) => ({ id, text: note ?? "", createdAt })),
    ...record.handovers.map(({ id, whatChanged, whatPersists, onePriority, createdAt }) => ({
      id,
      text: [whatChanged, whatPersists, onePriority].join("\n"),
      createdAt,
    })),
  ];
  const active = record.objectives.filter(({ status }) => status === "active");
  return [
    ...dated
      .filter(({ createdAt }) => createdAt >= quotedFrom)
      .map(({ id, text, createdAt }) => ({ id, text, isQuoted: true, isRecent: createdAt >= recent })),
    ...active.map(({ id, title }) => ({ id, text: title, isQuoted: true, isRecent: false })),
    ...active
      .filter(({ updatedAt }) => updatedAt >= recent)
      .map(({ id, title, specific, measurable, achievable, relevant }) => ({
        id,
        text: [title, specific, measurable, achievable, relevant].join("\n"),
        isQuoted: false,
        isRecent: true,
      })),
    ...record.risks
      .filter(({ status }) => status !== "resolved")
      .map(({ id, hazard, createdAt }) => ({
        id,
        text: hazard,
        isQuoted: true,
        isRecent: createdAt >= recent,
      })),
    ...record.boundaries
      .filter(({ honored }) => honored === false)
      .map(({ id, name, updatedAt }) => ({ id, text: name, isQuoted: true, isRecent: updatedAt >= recent })),
    ...record.triggers
      .filter(({ status }) => status === "tripped")
      .map(({ id, metric, threshold }) => ({
        id,
        text: `${metric}\n${threshold}`,
        isQuoted: true,
        isRecent: false,
      })),
  ].filter(({ text }) => text.trim() !== "");
}

/**
 * Reads a person's texts for danger and grief, before the watch-outs are looked for.
 * @param now UTC ISO
 */
export async function graveTextsOf(record: RecordedFacts, now: string): Promise<GraveTexts> {
  const unquotable = new Set<string>();
  const recent: Reading[] = [];
  let readNow = 0;
  for (const { id, text, isQuoted, isRecent } of textsOf(record, now)) {
    let reading = readings.get(keyOf(text));
    if (!reading) {
      reading = await read(text);
      readNow += 1;
      if (readNow % AT_ONCE === 0) await setImmediate();
    }
    if (reading.isInDanger || (isQuoted && reading.isUnquotable)) unquotable.add(id);
    if (isRecent) recent.push(reading);
  }
  return {
    unquotable,
    isInDanger: recent.some((reading) => reading.isInDanger),
    isGrieving: recent.some((reading) => reading.isGrieving),
  };
}
