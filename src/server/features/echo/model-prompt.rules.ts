import type { ModelMessage } from "ai";
import { quotedAs } from "#server/platform/model/model.ts";
import { screeningFor } from "#server/platform/model/screening.ts";
import type { EchoTurn } from "#shared/echo/echo-turn.ts";
import { IN_DANGER, INSTRUCTIONS } from "./model-prompt.content.ts";

/** Why a reply should not be shown, or null. */
export const objectionTo = screeningFor(INSTRUCTIONS);

/** What a model is sent for a turn. */
export function promptFor({ message, history, today, brief, danger }: EchoTurn): {
  instructions: string;
  messages: ModelMessage[];
} {
  return {
    instructions: [
      INSTRUCTIONS,
      ...(danger ? [IN_DANGER(danger)] : []),
      quotedAs("plan", { today, ...brief }),
    ].join("\n\n"),
    messages: [...history.filter(({ content }) => content.trim() !== ""), { role: "user", content: message }],
  };
}
