import { fork } from "node:child_process";
import { refuse } from "@pecacerta/rules/outcome";
import { ExternalServiceError } from "../../platform/outbound/fetch-json.ts";
import { sourceFile } from "../../platform/process/source-file.ts";
import type { EncodedImageOutcome } from "./encode-image.ts";

const WORKER = sourceFile("catalog/images/image-worker.ts");
/** Decoding 60 million pixels of 16 bits takes 0.6 GB. */
const MAX_WORKER_BYTES = 900 * 1_048_576;
const MAX_WORKER_MS = 20_000;
const HEAP_FLAGS = ["--max-old-space-size=64"];

export type ImageWorkerMessage = "started" | EncodedImageOutcome;

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
    const messages: ImageWorkerMessage[] = [];
    const fail = (reason: string) => reject(new ExternalServiceError(`The image worker did not start: ${reason}`));
    child.on("message", (message) => messages.push(message as ImageWorkerMessage));
    child.once("error", ({ message }) => fail(message));
    child.once("close", (code, signal) => {
      const last = messages.at(-1);
      if (last === undefined) fail(`it ended with ${signal ?? code}`);
      else resolve(last === "started" ? refuse("too-much-work") : last);
    });
  });
}
