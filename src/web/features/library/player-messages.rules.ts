import type { Video } from "#shared/videos/videos.contract.ts";

/** What a player has to be told before it reports errors. The messages are those of its provider's own script. */
export function messagesTo(provider: Video["provider"]): string[] {
  const messages =
    provider === "youtube"
      ? [
          { event: "listening", id: 1, channel: "widget" },
          { event: "command", func: "addEventListener", args: ["onError"], id: 1, channel: "widget" },
        ]
      : [{ method: "addEventListener", value: "error" }];
  return messages.map((message) => JSON.stringify(message));
}

/** Whether a player reports that it cannot play: the video is gone, private or not allowed here. */
export function isPlayerError(data: unknown): boolean {
  const message = typeof data === "string" ? parsed(data) : data;
  const event = typeof message === "object" && message !== null && "event" in message && message.event;
  return event === "onError" || event === "error";
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
