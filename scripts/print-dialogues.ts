/**
 * Prints what Echo's guided mode answers in the dialogues of a file, one JSON object a line:
 * `{ id, brief?, mode?, turns: string[] }`, where each turn is what the person writes next. Danger to a person is
 * answered by the crisis reply, as on the server.
 * Run: node scripts/print-dialogues.ts FILE [--today 2026-11-22] [--zone America/New_York]
 */

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createLibrary } from "#server/features/echo/library/library.service.ts";
import type { RiskLevel } from "#shared/crisis/risk.ts";
import { crisisTurn } from "#shared/echo/crisis-turn.rules.ts";
import { ECHO_EARLIER_USED, ECHO_HISTORY_USED, type EchoMessage } from "#shared/echo/echo.contract.ts";
import type { EchoBrief } from "#shared/echo/echo-brief.ts";
import { type GuidedReply, guidedReply } from "#shared/echo/guided/guided-reply.rules.ts";
import type { ModeId } from "#shared/modes/modes.ts";
import { EMPTY_BRIEF } from "#tests/support/echo-brief.ts";

interface Dialogue {
  id: string;
  brief?: Partial<EchoBrief>;
  mode?: ModeId;
  turns: string[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    today: { type: "string", default: "2026-11-22" },
    zone: { type: "string", default: "America/New_York" },
  },
});

const library = createLibrary();
const lines = readFileSync(positionals[0] ?? "/dev/stdin", "utf8").split("\n");
for (const line of lines.filter((one) => one.trim() !== "")) {
  const { id, brief, mode = "life", turns }: Dialogue = JSON.parse(line);
  const messages: EchoMessage[] = [];
  const dialogue = [];
  for (const message of turns) {
    const { level, text, proposals } = await replyTo(message, messages, { ...EMPTY_BRIEF, mode, ...brief });
    messages.push({ role: "user", content: message }, { role: "assistant", content: text });
    dialogue.push({
      person: message,
      echo: text,
      ...(level !== "none" && { card: level }),
      ...(proposals.length > 0 && { proposals }),
    });
  }
  process.stdout.write(`${JSON.stringify({ id, dialogue }, null, 1)}\n`);
}

async function replyTo(
  message: string,
  past: readonly EchoMessage[],
  brief: EchoBrief,
): Promise<GuidedReply & { level: RiskLevel }> {
  const crisis = await crisisTurn({ message, history: past.slice(-ECHO_EARLIER_USED - ECHO_HISTORY_USED) });
  const level = crisis?.risk.level ?? "none";
  if (crisis?.text) return { level, text: crisis.text, proposals: [] };
  const history = past.slice(-ECHO_HISTORY_USED);
  const turn = {
    message: crisis?.message ?? message,
    history,
    told: past
      .slice(0, -ECHO_HISTORY_USED)
      .filter(({ role }) => role === "assistant")
      .map(({ content }) => content),
    mode: brief.mode,
    today: values.today,
    timeZone: values.zone,
    brief,
  };
  const { text, proposals } = guidedReply(turn, await library.ask(turn));
  return { level, text: crisis?.lead ? `${crisis.lead} ${text}` : text, proposals };
}
