import { hash } from "node:crypto";
import { DAY_MS } from "#shared/calendar/plain-date.rules.ts";
import { assessRisk } from "#shared/crisis/assess-risk.ts";
import { isInDanger } from "#shared/crisis/risk-level.rules.ts";
import { tellsOfHardTimes } from "#shared/understanding/hard-times.rules.ts";
import type { GraveTexts, RecordedFacts } from "./recorded-facts.rules.ts";

const RECENT_DAYS = 14;
const READINGS_MAX = 20_000;

interface Reading {
  /** Speaks of danger, also between the lines. */
  isUnquotable: boolean;
  isInDanger: boolean;
  isGrieving: boolean;
}

/** Readings by the text's hash, because the same texts are read on every visit. No text is kept. */
const readings = new Map<string, Reading>();

async function read(text: string): Promise<Reading> {
  const key = hash("sha1", text, "base64");
  const known = readings.get(key);
  if (known) return known;
  const risk = await assessRisk(text);
  const reading = {
    isUnquotable: risk.level !== "none",
    isInDanger: isInDanger(risk),
    isGrieving: tellsOfHardTimes(text),
  };
  if (readings.size >= READINGS_MAX) readings.clear();
  readings.set(key, reading);
  return reading;
}

interface RecordText {
  id: string;
  text: string;
  /** When it was written or last changed, UTC ISO; null if unknown. */
  at: string | null;
}

/** Every text that a watch-out may quote, and those of the last two weeks that tell how a person is. */
function textsOf(record: RecordedFacts): RecordText[] {
  return [
    ...record.checkIns.map(({ id, note, createdAt }) => ({ id, text: note ?? "", at: createdAt })),
    ...record.handovers.map(({ id, whatChanged, whatPersists, onePriority, createdAt }) => ({
      id,
      text: [whatChanged, whatPersists, onePriority].join("\n"),
      at: createdAt,
    })),
    ...record.objectives
      .filter(({ status }) => status === "active")
      .map(({ id, title, specific, measurable, achievable, relevant, updatedAt }) => ({
        id,
        text: [title, specific, measurable, achievable, relevant].join("\n"),
        at: updatedAt,
      })),
    ...record.risks
      .filter(({ status }) => status !== "resolved")
      .map(({ id, hazard, mitigation, createdAt }) => ({
        id,
        text: `${hazard}\n${mitigation}`,
        at: createdAt,
      })),
    ...record.boundaries.map(({ id, name, updatedAt }) => ({ id, text: name, at: updatedAt })),
    ...record.triggers
      .filter(({ status }) => status === "tripped")
      .map(({ id, metric, threshold }) => ({ id, text: `${metric}\n${threshold}`, at: null })),
  ];
}

/**
 * Reads a person's texts for danger and grief, before the watch-outs are looked for.
 * @param now UTC ISO
 */
export async function graveTextsOf(record: RecordedFacts, now: string): Promise<GraveTexts> {
  const since = new Date(Date.parse(now) - RECENT_DAYS * DAY_MS).toISOString();
  const unquotable = new Set<string>();
  const recent: Reading[] = [];
  for (const { id, text, at } of textsOf(record)) {
    if (text.trim() === "") continue;
    const reading = await read(text);
    if (reading.isUnquotable) unquotable.add(id);
    if (at !== null && at >= since) recent.push(reading);
  }
  return {
    unquotable,
    isInDanger: recent.some((reading) => reading.isInDanger),
    isGrieving: recent.some((reading) => reading.isGrieving),
  };
}
