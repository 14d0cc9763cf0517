import { readFile } from "node:fs/promises";
import { setPriority } from "node:os";
import sharp from "sharp";
import { encodeImage } from "./encode-image.ts";
import { blockOtherDecoders } from "./open-image.ts";
import type { ImageWorkerMessage } from "./run-image-worker.ts";

// Started for one file by run-image-worker.ts, which names it.
const [path = "", maxBytes = "0"] = process.argv.slice(2);
const CHECK_MS = 20;
const LOWEST_PRIORITY = 19;

process.once("disconnect", () => process.exit());
setInterval(() => {
  if (process.memoryUsage.rss() > Number(maxBytes)) process.exit(1);
}, CHECK_MS);
setPriority(LOWEST_PRIORITY);
blockOtherDecoders(sharp);
sharp.cache(false);
sharp.concurrency(1);
const send = (message: ImageWorkerMessage) => new Promise((resolve) => process.send?.(message, resolve));
await send("started");
await send(await encodeImage(await readFile(path)));
process.exit();
