import type { ModelMessage } from "ai";
import { quotedAs } from "#server/platform/model/model.ts";
import { screeningFor } from "#server/platform/model/screening.ts";
import type { EchoTurn } from "#shared/echo/echo-turn.ts";
import { INSTRUCTIONS } from "./model-prompt.content.ts";

/** Why a reply should not be shown, or null. */
export const objectionTo = screeningFor(INSTRUCTIONS);

/** What a model is sent for a turn. */
export function promptFor({ message, history, today, brief }: EchoTurn): {
  instructions: string;
  messages: ModelMessage[];
} {
  return {
    instructions: `${INSTRUCTIONS}\n\n${quotedAs("plan", { today, ...brief })}`,
    messages: [...history.filter(({ content }) => content.trim() !== ""), { role: "user", content: message }],
  };
}
