import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCategory } from "../../../../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../../testing/database.ts";
import { newFuzzRandom } from "../../../../testing/fuzz.ts";
import { type Tenant, withTenantTransaction } from "../../../platform/database/tenant.ts";
import { addProducts, updateProduct } from "../../products/commands.ts";
import { newWords } from "../listing-words.ts";
import { type Columns, idAt, newColumns, put, slotOf } from "./columns.ts";
import { columnsOf } from "./columns-kept.ts";
import { madeFromAll } from "./columns-making.ts";
import { lookAt, versionSeen } from "./columns-reading.ts";
import { membersOf } from "./members.ts";

let context: TestInstallation;
let shop: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  shop = await createTestCompany(context.installation);
  await createTestCategory(shop, { slug: "freios", name: "Freios" });
  await createTestCategory(shop, { slug: "discos", name: "Discos", parent: "freios" });
});
afterAll(() => context.close());

const NAMES = ["Água", "agua", "Zebra", "Ácido", "pé de cabra", "Pé-de-cabra", "Disco", "disco"];
const random = newFuzzRandom();
const anyOf = <Thing>(things: readonly Thing[]): Thing => things[Math.floor(random() * things.length)] as Thing;
const anyProduct = () => ({
  name: anyOf(NAMES),
  price: 100 * Math.ceil(random() * 4),
  compareAtPrice: anyOf([null, 1000]),
  brand: anyOf(["", "Zeta", "zeta", "Alfa"]),
  categories: anyOf([[], ["freios"], ["discos"]]),
  createdAt: new Date(1_700_000_000_000 + 1000 * Math.floor(random() * 5)),
  published: random() < 0.8,
  attributes: anyOf([[], [{ slug: "cor", name: "Cor", featured: true, values: [{ slug: "azul", name: "Azul" }] }]]),
});

async function current(): Promise<Columns> {
  return columnsOf(shop, await lookAt(shop, (client) => versionSeen(client, shop.companyId)));
}

/** All that the columns say, by ids instead of slots and by texts instead of numbers. */
function told(columns: Columns) {
  const { size, words, categories } = columns;
  const ids = (slots: Iterable<number>) => [...slots].map((slot) => idAt(columns, slot));
  const members = [...categories.numbers.keys()].map((id) => [id, membersOf(categories, id)?.slots ?? []] as const);
  const filled = members.filter(([, slots]) => slots.length > 0);
  return {
    products: Array.from({ length: size }, (_, slot) => [
      ...[
        idAt(columns, slot),
        columns.price[slot],
        columns.kind[slot],
        words.brands[columns.brand[slot] as number]?.text,
      ],
      words.looks[columns.look[slot] as number]?.map((number) => words.features[number]?.value),
    ]),
    ...{ byName: ids(columns.byName), byPrice: ids(columns.byPrice) },
    categories: Object.fromEntries(filled.map(([id, slots]) => [id, ids(slots)])),
  };
}

describe("the columns of a company", () => {
  test("[LS-13] that follow every write are those that are read anew", async () => {
    const made: string[] = [];
    for (let round = 0; round < 25; round++) {
      await withTenantTransaction(shop, async (tx) => {
        const come = Array.from({ length: Math.ceil(random() * 8) }, () => {
          const mark = uuid();
          return { ...anyProduct(), id: mark, slug: `p-${mark}`, sku: mark };
        });
        await addProducts(tx, come);
        made.push(...come.map(({ id }) => id));
        for (let change = 0; change < 4; change++) {
          const { createdAt, ...changed } = anyProduct();
          await updateProduct(tx, anyOf(made), anyOf([changed, { price: changed.price }, { categories: [] }]));
        }
        if (round % 5 === 4) await tx.execute(`delete from products where id = '${made.pop()}'`);
        if (round % 4 === 3)
          await tx.execute(`update product_categories set position = (position + ${round}) % 3 where position % 2 = 0`);
      });
      const followed = told(await current());
      expect(followed).toEqual(told(await lookAt(shop, (client) => madeFromAll(client, shop.companyId))));
    }
    expect((await current()).size).toBeGreaterThan(0);
  });

  test("are the same ones until something that a list could tell is written", async () => {
    const before = await current();
    await withTenantTransaction(shop, (tx) =>
      tx.execute(
        "update stock set on_hand = on_hand + 1 where product_id = (select min(product_id::text)::uuid from stock)",
      ),
    );
    const after = await current();
    expect(after).toBe(before);
    await withTenantTransaction(shop, (tx) => tx.execute("update products set price = price + 1"));
    expect((await current()).price).not.toEqual(before.price);
  });

  test("hold any price, and any number of brands and looks, each product found by its id", () => {
    const columns = newColumns(70_000, newWords());
    const prices = [0, 2 ** 32 - 1, 2 ** 32, Number.MAX_SAFE_INTEGER];
    const ids = Array.from({ length: columns.size }, () => uuid());
    for (const [slot, id] of ids.entries())
      put(columns, slot, {
        ...{ id, reduced: false, stars: 0, price: prices[slot % 4] as number, brand: `Marca ${slot}` },
        features: JSON.stringify([["cor", "Cor", `${slot}`, "Cor", null]]),
      });
    for (const slot of [0, 1, 2, 3, 65_535, 65_536, 69_999]) {
      const { words } = columns;
      expect([slotOf(columns, ids[slot] as string), columns.price[slot]]).toEqual([slot, prices[slot % 4]]);
      expect(words.brands[columns.brand[slot] as number]?.text).toBe(`Marca ${slot}`);
      expect(words.looks[columns.look[slot] as number]?.map((one) => words.features[one]?.value)).toEqual([`${slot}`]);
    }
    expect(slotOf(columns, uuid())).toBe(-1);
  });

  test("are read once, however many ask at the same moment", async () => {
    const mine = await createTestCompany(context.installation);
    const asked = await Promise.all(Array.from({ length: 5 }, () => columnsOf(mine, 0)));
    expect(new Set(asked).size).toBe(1);
  });
});
