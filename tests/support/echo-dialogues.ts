import { readFileSync } from "node:fs";
import type { AskLibrary } from "#server/features/echo/library/library.service.ts";
import { findMatter } from "#server/features/instant-plan/known-matter.rules.ts";
import type { RiskLevel } from "#shared/crisis/risk.ts";
import { crisisTurn } from "#shared/echo/crisis-turn.rules.ts";
import { ECHO_EARLIER_USED, ECHO_HISTORY_USED, type EchoMessage } from "#shared/echo/echo.contract.ts";
import type { EchoBrief } from "#shared/echo/echo-brief.ts";
import { type GuidedReply, guidedReply } from "#shared/echo/guided/guided-reply.rules.ts";
import type { ModeId } from "#shared/modes/modes.ts";
import { EMPTY_BRIEF } from "./echo-brief.ts";

/** What a person writes, one message after the other, whatever Echo answers. */
export interface Dialogue {
  id: string;
  brief?: Partial<EchoBrief>;
  mode?: ModeId;
  turns: readonly string[];
}

/** One JSON object a line. */
export const dialoguesIn = (file: string): Dialogue[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line));

export interface PlayedTurn extends GuidedReply {
  person: string;
  /** The danger that the card beside the reply is about. */
  level: RiskLevel;
  /** Whether danger is all that the reply speaks of, or what it begins with. */
  ofDanger: "reply" | "lead" | null;
}

interface Playing {
  askLibrary: AskLibrary;
  today: string;
  timeZone: string;
}

/** Plays a dialogue with the guided coach as the server would answer it: danger to a person comes first. */
export async function play(
  { turns, mode = "life", brief }: Dialogue,
  { askLibrary, today, timeZone }: Playing,
): Promise<PlayedTurn[]> {
  const past: EchoMessage[] = [];
  const played: PlayedTurn[] = [];
  for (const person of turns) {
    const known = past.slice(-ECHO_EARLIER_USED - ECHO_HISTORY_USED);
    const crisis = await crisisTurn({ message: person, history: known });
    const level = crisis?.risk.level ?? "none";
    const answer = async (): Promise<PlayedTurn> => {
      if (crisis?.text) return { person, level, text: crisis.text, proposals: [], ofDanger: "reply" };
      const told = past.slice(0, -ECHO_HISTORY_USED).filter(({ role }) => role === "assistant");
      const turn = {
        message: crisis?.message ?? person,
        history: past.slice(-ECHO_HISTORY_USED),
        told: told.map(({ content }) => content),
        mode,
        today,
        timeZone,
        brief: { ...EMPTY_BRIEF, mode, ...brief },
      };
      const reply = guidedReply(turn, await askLibrary(turn), findMatter);
      if (!crisis) return { ...reply, person, level, ofDanger: null };
      const text = crisis.lead ? `${crisis.lead} ${reply.text}` : reply.text;
      return { ...reply, person, level, text, suggestions: [], ofDanger: crisis.lead ? "lead" : null };
    };
    const turn = await answer();
    past.push({ role: "user", content: person }, { role: "assistant", content: turn.text });
    played.push(turn);
  }
  return played;
}
