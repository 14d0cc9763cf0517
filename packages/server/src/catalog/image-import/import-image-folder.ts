import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import {
  type ImageRefusalReason,
  MAX_IMAGE_PIXELS,
  MIN_IMAGE_SIDE,
  storedImageUrl,
} from "@pecacerta/rules/image-upload";
import { type Outcome, refuse } from "@pecacerta/rules/outcome";
import { skuForm } from "@pecacerta/rules/part-number";
import { and, eq, inArray } from "drizzle-orm";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { encodeImage } from "../images/encode-image.ts";
import { lockImages } from "../images/find-images.ts";
import type { ImageRefusal } from "../images/open-image.ts";
import { nameImage } from "../images/receive-image.ts";
import { storeImage } from "../images/store-image.ts";
import type { ImageRow } from "../images/tables.ts";
import { updateProduct } from "../products/commands.ts";
import { products } from "../tables.ts";

export type ImageImportResult = { changed: string[]; refused: { file: string; reason: string }[] };

type Product = { id: string; sku: string };
type NumberedFile = { file: string; number: number };

/** Images are named by SKU, in display order: `PC-10007_1.jpg`. If one is refused, the product keeps its old images. */
export async function importImageFolder(tenant: Tenant, from: string, to: FileStore): Promise<ImageImportResult> {
  const entries = await readdir(from, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith(".")).map(({ name }) => name);
  const productsBySku = await findProductsBySku(tenant, files);
  const result: ImageImportResult = { changed: [], refused: [] };
  const byProduct = new Map<Product, NumberedFile[]>();
  for (const file of files.toSorted()) {
    const match = matchProduct(file, productsBySku);
    if (!match) result.refused.push({ file, reason: "there is no product with this SKU" });
    else byProduct.set(match.product, [...(byProduct.get(match.product) ?? []), { file, number: match.number }]);
  }
  for (const [product, files] of byProduct) await updateImages(product, files);
  return result;

  async function updateImages({ id, sku }: Product, files: NumberedFile[]) {
    const images: string[] = [];
    for (const { file } of files.toSorted((one, other) => one.number - other.number)) {
      const stored = await importImage(tenant, join(from, file), to);
      if (stored.ok) images.push(storedImageUrl(stored.value.name, stored.value));
      else result.refused.push({ file, reason: stored.refusal });
    }
    if (images.length < files.length) return;
    const updated = await withTenantTransaction(tenant, async (tx) => {
      const missing = await lockImages(tx, images);
      return missing.length > 0 ? refuse("one was deleted meanwhile") : await updateProduct(tx, id, { images });
    });
    if (updated.ok) result.changed.push(sku);
    else result.refused.push({ file: files.map(({ file }) => file).join(", "), reason: updated.refusal });
  }
}

async function importImage(tenant: Tenant, path: string, to: FileStore): Promise<Outcome<ImageRow, string>> {
  const file = await readFile(path);
  const encoded = await encodeImage(file);
  if (!encoded.ok) return refuse(describeRefusal(encoded));
  const image = nameImage(tenant.companyId, createHash("sha256").update(file).digest("hex"), encoded.value);
  const input = { image, text: "", fileName: basename(path), now: new Date() };
  const stored = await withTenantTransaction(tenant, (tx) => storeImage(tx, to, { kind: "program" }, input));
  return stored.ok ? stored : refuse("the company has no space for more images");
}

const REFUSALS: Readonly<Record<ImageRefusalReason, string>> = {
  empty: "it is empty",
  "unknown-format": "it is not a JPEG, PNG, WebP, AVIF, GIF or TIFF picture",
  drawing: "SVG drawings are not accepted",
  heic: "HEIC pictures are not accepted",
  animated: "it is animated",
  "many-pages": "it has several pages",
  broken: "it is broken or cut off",
  "too-small": `${MIN_IMAGE_SIDE} pixels are needed`,
  "too-many-pixels": `more than ${MAX_IMAGE_PIXELS / 1e6} million pixels`,
  "too-much-work": "it is too large",
};

function describeRefusal({ refusal, details }: ImageRefusal): string {
  const reason = REFUSALS[refusal];
  return details ? `it has ${details.width} × ${details.height} pixels, ${reason}` : reason;
}

function matchProduct(file: string, productsBySku: ReadonlyMap<string, Product>) {
  for (const { sku, number } of possibleSkus(file)) {
    const product = productsBySku.get(skuForm(sku));
    if (product) return { product, number };
  }
  return undefined;
}

function possibleSkus(file: string): { sku: string; number: number }[] {
  const stem = file.replace(/\.[^.]*$/, "");
  const [, sku, number] = /^(.+)[_-](\d{1,2})$/.exec(stem) ?? [];
  return [{ sku: stem, number: 0 }, ...(sku ? [{ sku, number: Number(number) }] : [])];
}

async function findProductsBySku(tenant: Tenant, files: readonly string[]): Promise<Map<string, Product>> {
  const forms = files.flatMap((file) => possibleSkus(file).map(({ sku }) => skuForm(sku)));
  if (forms.length === 0) return new Map();
  const rows = await withTenantTransaction(tenant, (tx) =>
    tx
      .select({ id: products.id, sku: products.sku, form: products.skuForm })
      .from(products)
      .where(and(eq(products.companyId, tenant.companyId), inArray(products.skuForm, forms))),
  );
  return new Map(rows.map(({ form, ...product }) => [form, product]));
}
