import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { rootDir } from "./root-dir.mjs";

// Runs after a build with its folder: assets never change under their name, so they are compressed once at the highest level.
const folder = join(rootDir, process.argv[2] ?? "");
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

for (const file of await readdir(folder, { recursive: true })) {
  if (!/\.(js|css|svg|json|txt|html)$/.test(file)) continue;
  const bytes = await readFile(join(folder, file));
  if (bytes.length < 1024) continue;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  await writeFile(join(folder, `${file}.br`), await brotli(bytes, { params }));
  await writeFile(join(folder, `${file}.gz`), await gzipped(bytes, { level: 9 }));
}
