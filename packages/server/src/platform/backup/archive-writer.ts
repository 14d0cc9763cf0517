import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { pack } from "tar-stream";

export type ArchiveWriter = {
  /** Adds one entry. Resolves when the writer can take more. */
  add(name: string, bytes: Buffer): Promise<void>;
  /** Ends the archive. Resolves when all of it was handed to the system. */
  finish(): Promise<void>;
  /** Gives up, after a failure. */
  abort(): Promise<void>;
};

/** Writes a gzip-compressed tar archive to a new file that only its owner may read: it holds personal data. */
export function createArchive(file: string): ArchiveWriter {
  const tar = pack();
  const writing = pipeline(tar, createGzip(), createWriteStream(file, { flags: "wx", mode: 0o600 }));
  // Reported by whichever of the methods below is awaited.
  writing.catch(() => {});
  return {
    add: (name, bytes) => {
      const added = new Promise<void>((resolve, reject) => {
        const entry = tar.entry({ name, size: bytes.length, mode: 0o600 }, (error) =>
          error ? reject(error) : resolve(),
        );
        entry.end(bytes);
      });
      return Promise.race([added, writing]);
    },
    async finish() {
      tar.finalize();
      await writing;
    },
    async abort() {
      tar.destroy();
      await writing.catch(() => {});
    },
  };
}
