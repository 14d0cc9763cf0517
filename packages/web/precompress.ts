import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

// Runs after the build: assets never change under their name, so they are compressed once at the highest level.
const assets = join(import.meta.dirname, "build/client");
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

for (const file of await readdir(assets, { recursive: true })) {
  if (!/\.(js|css|svg|json|txt)$/.test(file)) continue;
  const bytes = await readFile(join(assets, file));
  if (bytes.length < 1024) continue;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  await writeFile(join(assets, `${file}.br`), await brotli(bytes, { params }));
  await writeFile(join(assets, `${file}.gz`), await gzipped(bytes, { level: 9 }));
}
