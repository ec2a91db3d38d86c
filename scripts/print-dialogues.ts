/**
 * Prints what Echo's guided mode answers in the dialogues of a file, one JSON object a line:
 * `{ id, brief?, mode?, turns: string[] }`, where each turn is what the person writes next. Danger to a person is
 * answered by the crisis reply, as on the server.
 * Run: node scripts/print-dialogues.ts FILE [--today 2026-11-22] [--zone America/New_York]
 */

import { parseArgs } from "node:util";
import { createLibrary } from "#server/features/echo/library/library.service.ts";
import { dialoguesIn, play } from "#tests/support/echo-dialogues.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    today: { type: "string", default: "2026-11-22" },
    zone: { type: "string", default: "America/New_York" },
  },
});

const playing = { askLibrary: createLibrary().ask, today: values.today, timeZone: values.zone };
for (const dialogue of dialoguesIn(positionals[0] ?? "/dev/stdin")) {
  const turns = (await play(dialogue, playing)).map(
    ({ person, text, level, proposals, suggestions = [] }) => ({
      person,
      echo: text,
      ...(level !== "none" && { card: level }),
      ...(proposals.length > 0 && { proposals }),
      ...(suggestions.length > 0 && { buttons: suggestions }),
    }),
  );
  process.stdout.write(`${JSON.stringify({ id: dialogue.id, dialogue: turns }, null, 1)}\n`);
}
