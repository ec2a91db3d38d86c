import { parentPort, workerData } from "node:worker_threads";
import { loadEncoder } from "#server/platform/meaning/sentence-encoder.ts";

const BATCH = 32;

/** Answers the meanings of the texts that it is given. */
const encode = await loadEncoder();
const texts = workerData as readonly string[];
const rows: Float32Array[] = [];
for (let from = 0; from < texts.length; from += BATCH)
  rows.push(...(await encode(texts.slice(from, from + BATCH))));
parentPort?.postMessage(rows);
