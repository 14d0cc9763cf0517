import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";

export type ArchiveEntry = { name: string; chunks: AsyncIterable<Buffer> };

export class DamagedArchiveError extends Error {}

/** Reads the entries of an archive in their order; the chunks of each must be read before the next. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  const read = pipeline(createReadStream(file), createGunzip(), tar);
  // Most failures end the loop below with their error.
  read.catch(() => {});
  for await (const entry of translateErrors(tar)) {
    yield { name: entry.header.name, chunks: translateErrors(entry as AsyncIterable<Buffer>) };
  }
  // Some come after the last entry: the file was cut off in the checksum at its end.
  await read.catch((error: Error) => {
    throw new DamagedArchiveError(error.message, { cause: error });
  });
}

/** Tells failures of reading from failures of what is done with the chunks. */
async function* translateErrors<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items;
  } catch (error) {
    throw new DamagedArchiveError((error as Error).message, { cause: error });
  }
}
