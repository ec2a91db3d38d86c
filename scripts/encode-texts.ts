import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

/** The meanings of texts: encodes in as many threads as the machine has cores, each with every nth of the texts. */
export async function encodeAll(texts: readonly string[]): Promise<Float32Array[]> {
  const threads = availableParallelism();
  const shares = await Promise.all(
    Array.from({ length: threads }, async (_, share) => {
      const worker = new Worker(new URL("encode-texts.worker.ts", import.meta.url), {
        workerData: texts.filter((_text, place) => place % threads === share),
      });
      const [rows] = (await once(worker, "message")) as [Float32Array[]];
      return rows;
    }),
  );
  return texts.map(
    (_, place) => shares[place % threads]?.[Math.floor(place / threads)] ?? new Float32Array(),
  );
}
