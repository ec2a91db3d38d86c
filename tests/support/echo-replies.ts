import { ECHO_DONE, type EchoEvent, echoEventSchema } from "#shared/echo/echo.contract.ts";

/** What a client of Echo has received. */
export interface EchoReplies {
  /** In their order. */
  events: EchoEvent[];
  /** The reply as the person reads it. */
  text: string;
  /** Whether the stream said that it has ended. */
  isComplete: boolean;
}

/** Reads the stream of a reply. @throws when a line does not follow the contract */
export function repliesOf({ body }: { body: string }): EchoReplies {
  const lines = body
    .split("\n\n")
    .filter((line) => line.startsWith("data: "))
    .map((line) => line.slice("data: ".length));
  const events = lines
    .filter((line) => line !== ECHO_DONE)
    .map((line) => echoEventSchema.parse(JSON.parse(line)) as EchoEvent);
  return {
    events,
    text: events.map((event) => ("content" in event ? event.content : "")).join(""),
    isComplete: lines.at(-1) === ECHO_DONE,
  };
}
