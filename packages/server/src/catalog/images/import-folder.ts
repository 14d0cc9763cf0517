import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { and, eq, inArray } from "drizzle-orm";
import { type Shop, together } from "../../companies/shop.ts";
import { updateProduct } from "../products/commands.ts";
import { products } from "../tables.ts";
import { takeIn } from "./take-in.ts";

export type Imported = { changed: string[]; refused: { file: string; why: string }[] };

type Product = { id: string; sku: string };
type Numbered = { file: string; number: number };

/**
 * Gives products the pictures of a folder, named by their SKU: `PC-10007.jpg`, or `PC-10007_1.jpg`, `PC-10007_2.png` in
 * the order in which they are shown. They replace those that the product had, all of them or, where one is refused, none.
 */
export async function importPictures(shop: Shop, from: string, to: string): Promise<Imported> {
  const entries = await readdir(from, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith(".")).map(({ name }) => name);
  const known = await productsOf(shop, files);
  const imported: Imported = { changed: [], refused: [] };
  const byProduct = new Map<Product, Numbered[]>();
  for (const file of files.toSorted()) {
    const found = meant(file, known);
    if (!found) imported.refused.push({ file, why: "there is no product with this SKU" });
    else byProduct.set(found.product, [...(byProduct.get(found.product) ?? []), { file, number: found.number }]);
  }
  for (const [product, pictures] of byProduct) await give(product, pictures);
  return imported;

  async function give({ id, sku }: Product, pictures: Numbered[]) {
    const images: string[] = [];
    for (const { file } of pictures.toSorted((one, other) => one.number - other.number)) {
      const taken = await takeIn(await readFile(join(from, file)), to);
      if (taken.ok) images.push(taken.value);
      else imported.refused.push({ file, why: taken.refusal });
    }
    if (images.length < pictures.length) return;
    const updated = await together(shop, (tx) => updateProduct(tx, id, { images }));
    if (updated.ok) imported.changed.push(sku);
    else imported.refused.push({ file: pictures.map(({ file }) => file).join(", "), why: updated.refusal });
  }
}

/** Which product a file is of: its name is a SKU, or a SKU and a number. */
function meant(file: string, known: ReadonlyMap<string, Product>) {
  for (const { sku, number } of readings(file)) {
    const product = known.get(sku);
    if (product) return { product, number };
  }
  return undefined;
}

function readings(file: string): { sku: string; number: number }[] {
  const stem = file.replace(/\.[^.]*$/, "");
  const [, sku, number] = /^(.+)[_-](\d{1,2})$/.exec(stem) ?? [];
  return [{ sku: stem, number: 0 }, ...(sku ? [{ sku, number: Number(number) }] : [])];
}

async function productsOf(shop: Shop, files: readonly string[]): Promise<Map<string, Product>> {
  const skus = files.flatMap((file) => readings(file).map(({ sku }) => sku));
  if (skus.length === 0) return new Map();
  const found = await together(shop, (tx) =>
    tx
      .select({ id: products.id, sku: products.sku })
      .from(products)
      .where(and(eq(products.companyId, shop.companyId), inArray(products.sku, skus))),
  );
  return new Map(found.map((product) => [product.sku, product]));
}
