import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCategory } from "../../../../testing/catalog.ts";
import {
  createTestCompany,
  openTestInstallation,
  type TestInstallation,
  unwrapOutcome,
} from "../../../../testing/database.ts";
import { newFuzzRandom } from "../../../../testing/fuzz.ts";
import { type Tenant, withTenantTransaction } from "../../../platform/database/tenant.ts";
import { addProducts, updateProduct } from "../../products/commands.ts";
import { buildColumns } from "./build-columns.ts";
import { findCategoryRows } from "./category-rows.ts";
import { cachedColumns } from "./column-cache.ts";
import { createDictionary } from "./dictionary.ts";
import { readCatalogVersion, readSnapshot } from "./index-source.ts";
import { createColumns, findRow, type ProductColumns, productIdAt, writeProduct } from "./product-columns.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  await createTestCategory(tenant, { slug: "freios", name: "Freios" });
  await createTestCategory(tenant, { slug: "discos", name: "Discos", parent: "freios" });
});
afterAll(() => context.close());

const NAMES = ["Água", "agua", "Zebra", "Ácido", "pé de cabra", "Pé-de-cabra", "Disco", "disco"];
const random = newFuzzRandom();
const randomItem = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
const randomProduct = () => ({
  name: randomItem(NAMES),
  price: 100 * Math.ceil(random() * 4),
  compareAtPrice: randomItem([null, 1000]),
  brand: randomItem(["", "Zeta", "zeta", "Alfa"]),
  categories: randomItem([[], ["freios"], ["discos"]]),
  createdAt: new Date(1_700_000_000_000 + 1000 * Math.floor(random() * 5)),
  published: random() < 0.8,
  compatibility: randomItem(["all", "unknown", "listed"] as const),
  attributes: randomItem([
    [],
    [{ slug: "cor", name: "Cor", featured: true, values: [{ slug: "azul", name: "Azul" }] }],
  ]),
});

const currentColumns = async (of = tenant): Promise<ProductColumns> =>
  cachedColumns(of, await readSnapshot(of, (client) => readCatalogVersion(client, of.companyId)));

const rebuiltColumns = (of = tenant): Promise<ProductColumns> =>
  readSnapshot(of, (client) => buildColumns(client, of.companyId));

const newProduct = () => {
  const id = uuid();
  return { ...randomProduct(), id, slug: `p-${id}`, sku: id, stock: randomItem([0, 3]) };
};

/** The content of the columns with product ids in place of rows and texts in place of ids of the dictionary. */
function contentOf(columns: ProductColumns) {
  const { size, dictionary, categories } = columns;
  const categoryIds = [...dictionary.categoryNumbers.keys()];
  const ids = (rows: Iterable<number>) => [...rows].map((row) => productIdAt(columns, row));
  const rowsByCategory = [...categories.indexes.keys()].map(
    (id) => [id, findCategoryRows(categories, id)?.rows ?? []] as const,
  );
  const filled = rowsByCategory.filter(([, rows]) => rows.length > 0);
  return {
    products: Array.from({ length: size }, (_, row) => [
      productIdAt(columns, row),
      columns.price[row],
      columns.starsAndSale[row],
      columns.flags[row],
      dictionary.categorySets[columns.categorySet[row] as number]?.map((number) => categoryIds[number]).sort(),
      dictionary.brands[columns.brand[row] as number]?.text,
      dictionary.attributeSets[columns.attributeSet[row] as number]?.map((id) => dictionary.attributeValues[id]?.value),
    ]),
    byName: ids(columns.byName),
    byPrice: ids(columns.byPrice),
    categories: Object.fromEntries(filled.map(([id, rows]) => [id, ids(rows)])),
  };
}

describe("the cached columns of a company", () => {
  test("[LS-13] equal columns built from scratch after every change", async () => {
    const ids: string[] = [];
    for (let round = 0; round < 25; round++) {
      await withTenantTransaction(tenant, async (tx) => {
        const added = Array.from({ length: Math.ceil(random() * 8) }, newProduct);
        await addProducts(tx, added);
        ids.push(...added.map(({ id }) => id));
        for (let change = 0; change < 4; change++) {
          const { createdAt, ...fields } = randomProduct();
          await updateProduct(tx, randomItem(ids), randomItem([fields, { price: fields.price }, { categories: [] }]));
        }
        for (const id of ids.filter(() => random() < 0.2))
          await tx.execute(
            `update stock set on_hand = ${randomItem([0, 0, 2])} where company_id = '${tx.companyId}' and product_id = '${id}'`,
          );
        if (round % 5 === 4)
          await tx.execute(`delete from products where company_id = '${tx.companyId}' and id = '${ids.pop()}'`);
        if (round % 4 === 3)
          for (const id of ids.filter(() => random() < 0.3))
            await tx.execute(
              `update product_categories set position = ${Math.floor(random() * 3)}
               where company_id = '${tx.companyId}' and product_id = '${id}'`,
            );
      });
      const updated = contentOf(await currentColumns());
      expect(updated).toEqual(contentOf(await rebuiltColumns()));
    }
    expect((await currentColumns()).size).toBeGreaterThan(0);
  });

  test("[LS-13] equal columns built from scratch after changes that leave products in their rows", async () => {
    const other = await createTestCompany(context.installation);
    const products = Array.from({ length: 100 }, () => ({ ...newProduct(), categories: [], published: true }));
    unwrapOutcome(await withTenantTransaction(other, (tx) => addProducts(tx, products)));
    let replacements = 0;
    for (let round = 0; round < 25; round++) {
      const before = await currentColumns(other);
      const count = round % 8 === 7 ? 60 : 1 + (round % 4);
      const changed = new Set(Array.from({ length: count }, () => Math.floor(random() * before.size)));
      await withTenantTransaction(other, async (tx) => {
        for (const row of changed) {
          const { name, price, brand, attributes } = randomProduct();
          const changes = randomItem([{ name }, { price, compareAtPrice: null }, { brand }, { attributes }]);
          await updateProduct(tx, productIdAt(before, row), changes);
        }
      });
      const updated = await currentColumns(other);
      if (updated !== before && updated.ids === before.ids) replacements++;
      expect(contentOf(updated)).toEqual(contentOf(await rebuiltColumns(other)));
    }
    expect(replacements).toBeGreaterThan(10);
  });

  test("stay the same object until something that a listing shows is written", async () => {
    const setStock = (onHand: number) =>
      withTenantTransaction(tenant, (tx) =>
        tx.execute(
          `update stock set on_hand = ${onHand} where company_id = '${tx.companyId}'
           and product_id = (select min(product_id::text)::uuid from stock where company_id = '${tx.companyId}')`,
        ),
      );
    await setStock(1);
    const before = await currentColumns();
    await setStock(2);
    expect(await currentColumns()).toBe(before);
    await setStock(0);
    // Neither order nor counts depend on stock: what is cached about them stays.
    expect((await currentColumns()).generation).toBe(before.generation);
    await withTenantTransaction(tenant, (tx) =>
      tx.execute(`update products set price = price + 1 where company_id = '${tx.companyId}'`),
    );
    expect((await currentColumns()).price).not.toEqual(before.price);
  });

  test("hold any price and any number of brands and attribute sets, and find each product by its id", () => {
    const columns = createColumns(70_000, createDictionary());
    const prices = [0, 2 ** 32 - 1, 2 ** 32, Number.MAX_SAFE_INTEGER];
    const ids = Array.from({ length: columns.size }, () => uuid());
    for (const [row, id] of ids.entries())
      writeProduct(columns, row, {
        id,
        reduced: false,
        stars: 0,
        price: prices[row % 4] as number,
        stock: 1,
        compatibility: "all",
        brand: `Marca ${row}`,
        features: JSON.stringify([["cor", "Cor", `${row}`, "Cor", null]]),
      });
    const { dictionary } = columns;
    for (const row of [0, 1, 2, 3, 65_535, 65_536, 69_999]) {
      expect([findRow(columns, ids[row] as string), columns.price[row]]).toEqual([row, prices[row % 4]]);
      expect(dictionary.brands[columns.brand[row] as number]?.text).toBe(`Marca ${row}`);
      const valueIds = dictionary.attributeSets[columns.attributeSet[row] as number];
      expect(valueIds?.map((id) => dictionary.attributeValues[id]?.value)).toEqual([`${row}`]);
    }
    expect(findRow(columns, uuid())).toBe(-1);
  });

  test("are read once for concurrent requests", async () => {
    const other = await createTestCompany(context.installation);
    const results = await Promise.all(Array.from({ length: 5 }, () => cachedColumns(other, 0)));
    expect(new Set(results).size).toBe(1);
  });
});
