import { createHash } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { accept, type Outcome } from "@pecacerta/rules/outcome";
import { createImageVariants } from "./image-variants.ts";
import { openImage } from "./open-image.ts";

export async function storeImage(file: Buffer, folder: string): Promise<Outcome<string, string>> {
  const original = await openImage(file);
  if (!original.ok) return original;
  const name = createHash("sha256").update(file).digest("hex").slice(0, 20);
  await mkdir(folder, { recursive: true });
  for (const { ending, bytes } of await createImageVariants(original.value)) {
    // Renamed when complete: browsers cache these names forever.
    const temporaryFile = join(folder, `.${name}${ending}.${process.pid}`);
    await writeFile(temporaryFile, bytes);
    await rename(temporaryFile, join(folder, `${name}${ending}`));
  }
  return accept(`/pictures/${name}-800.webp`);
}
