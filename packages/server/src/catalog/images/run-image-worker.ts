import { fork } from "node:child_process";
import { refuse } from "@pecacerta/rules/outcome";
import { ExternalServiceError } from "../../platform/outbound/fetch-json.ts";
import type { EncodedImageOutcome } from "./encode-image.ts";

const WORKER = new URL("./image-worker.ts", import.meta.url);
/** Decoding 60 million pixels of 16 bits takes 0.6 GB. */
const MAX_WORKER_BYTES = 900 * 1_048_576;
const MAX_WORKER_MS = 20_000;
const HEAP_FLAGS = ["--max-old-space-size=64"];

/** Decodes an untrusted file in a process of its own, which may fail, take too much memory or too long without harm. */
export function runImageWorker(path: string): Promise<EncodedImageOutcome> {
  return new Promise((resolve, reject) => {
    const child = fork(WORKER, [path, String(MAX_WORKER_BYTES)], {
      execArgv: HEAP_FLAGS,
      // No secrets of the server. Fewer arenas of memory than threads.
      env: { MALLOC_ARENA_MAX: "2" },
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      timeout: MAX_WORKER_MS,
      killSignal: "SIGKILL",
    });
    let outcome: EncodedImageOutcome | undefined;
    child.once("message", (message) => {
      outcome = message as EncodedImageOutcome;
    });
    child.once("error", (cause) => reject(new ExternalServiceError(`The image worker failed: ${cause.message}`)));
    child.once("close", () => resolve(outcome ?? refuse("too-much-work")));
  });
}
