import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";

export type ArchiveEntry = { name: string; chunks: AsyncIterable<Buffer> };

export class DamagedArchiveError extends Error {}

/** The chunks of an entry must be read before the next one. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  const read = pipeline(createReadStream(file), createGunzip(), tar);
  read.catch(() => {});
  for await (const entry of translateErrors(tar)) {
    yield { name: entry.header.name, chunks: translateErrors(entry as AsyncIterable<Buffer>) };
  }
  // A truncated checksum fails after the last entry.
  await read.catch((error: Error) => {
    throw new DamagedArchiveError(error.message, { cause: error });
  });
}

async function* translateErrors<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items;
  } catch (error) {
    throw new DamagedArchiveError((error as Error).message, { cause: error });
  }
}
