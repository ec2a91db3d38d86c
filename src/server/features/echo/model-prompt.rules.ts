import type { ModelMessage } from "ai";
import type { EchoTurn } from "#shared/echo/echo-turn.ts";
import { INSTRUCTIONS } from "./model-prompt.content.ts";

/** What a model is sent for a turn. */
export function promptFor({ message, history, today, brief }: EchoTurn): {
  instructions: string;
  messages: ModelMessage[];
} {
  // Escaped, so that no text inside can end the block.
  const plan = JSON.stringify({ today, ...brief }).replaceAll("<", "\\u003c");
  return {
    instructions: `${INSTRUCTIONS}\n\n<plan>${plan}</plan>`,
    messages: [...history.filter(({ content }) => content.trim() !== ""), { role: "user", content: message }],
  };
}
