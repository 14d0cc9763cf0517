import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { pack } from "tar-stream";

export type ArchiveWriter = {
  add(name: string, bytes: Buffer): Promise<void>;
  finish(): Promise<void>;
  abort(): Promise<void>;
};

/** A gzip-compressed tar file that only its owner may read: it holds personal data. */
export function createArchive(file: string): ArchiveWriter {
  const tar = pack();
  const writing = pipeline(tar, createGzip(), createWriteStream(file, { flags: "wx", mode: 0o600 }));
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
