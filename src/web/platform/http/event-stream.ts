/** A server that is there sends something at least every 15 seconds. */
const SILENCE_MS = 45_000;

/**
 * The data of each event in a `text/event-stream`, in order. Comments are skipped.
 * @throws when the connection is cut, or silent for too long
 */
export async function* eventsIn(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await within(SILENCE_MS, reader.read());
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split(/\r?\n/);
      rest = lines.pop() ?? "";
      for (const line of lines) if (line.startsWith("data:")) yield line.slice("data:".length).trim();
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

async function within<Answer>(limitMs: number, answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The stream is silent.")), limitMs);
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
}
