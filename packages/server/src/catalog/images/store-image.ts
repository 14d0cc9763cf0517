import { createHash } from "node:crypto";
import { accept, type Outcome } from "@pecacerta/rules/outcome";
import type { FileStore } from "../../platform/files/file-store.ts";
import { createImageVariants } from "./image-variants.ts";
import { openImage } from "./open-image.ts";

export async function storeImage(file: Buffer, fileStore: FileStore): Promise<Outcome<string, string>> {
  const original = await openImage(file);
  if (!original.ok) return original;
  const name = createHash("sha256").update(file).digest("hex").slice(0, 20);
  const variants = await createImageVariants(original.value);
  await Promise.all(variants.map(({ ending, bytes }) => fileStore.write(`${name}${ending}`, bytes)));
  return accept(`/pictures/${name}-800.webp`);
}
