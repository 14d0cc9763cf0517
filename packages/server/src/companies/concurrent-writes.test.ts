import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestProduct } from "../../testing/catalog.ts";
import { sendCheckout } from "../../testing/checkout.ts";
import { createTestCustomer, type SignedInCustomer } from "../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../testing/database.ts";
import { updateProduct } from "../catalog/products/commands.ts";
import { type Tenant, type TenantTransaction, withTenantTransaction } from "../platform/database/tenant.ts";

let context: TestInstallation;
let tenant: Tenant;
let customer: SignedInCustomer;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  customer = await createTestCustomer(tenant);
});
afterAll(() => context.close());

/** A save of everything that a product has, which has not committed yet. */
async function startSave(id: string) {
  const held = Promise.withResolvers<void>();
  const written = Promise.withResolvers<void>();
  const saved = withTenantTransaction(tenant, async (tx) => {
    const fitment = { type: 1, make: "Fiat", family: "Uno", yearFrom: 2010, yearTo: 2014 } as const;
    const outcome = await updateProduct(tx, id, { name: "Disco novo", price: 55_00, fitments: [fitment] });
    await tx.client.query("update stock set on_hand = on_hand + 1 where company_id = $1 and product_id = $2", [
      ...[tx.companyId, id],
    ]);
    written.resolve();
    await held.promise;
    return outcome;
  });
  await Promise.race([written.promise, saved]);
  return { saved, commit: held.resolve };
}

test("an order does not wait for a save that takes seconds", async () => {
  const [held, ordered] = [await createTestProduct(tenant), await createTestProduct(tenant, { stock: 5 })];
  const save = await startSave(held.id);
  const order = sendCheckout(context.app, customer, { items: [{ product_id: ordered.id, quantity: 1 }] });
  const first = await Promise.race([order, pause(5000, "the save")]);
  save.commit();
  expect(first).toMatchObject({ statusCode: 201 });
  expect(await save.saved).toMatchObject({ ok: true });
});

type Read = { version: number; productVersion: number; id: string; price: number };

const readProducts = async (): Promise<Read[]> => {
  const { rows } = await tenant.database.readerPool.query<Read>(
    `select catalog.version::int, change.version::int as "productVersion", p.id, p.price::int
     from products p join catalog_versions catalog on catalog.company_id = $1
     join listing_changes change on change.company_id = $1 and change.product_id = p.id
     where p.company_id = $1`,
    [tenant.companyId],
  );
  return rows;
};

test("versions grow in the order of commits, and a product never changes within its version", async () => {
  const ids = await Promise.all(Array.from({ length: 4 }, async () => (await createTestProduct(tenant)).id));
  const before = (await readProducts())[0]?.version ?? 0;
  let writers = 12;
  const write = async (writer: number) => {
    for (let round = 0; round < 6; round++) {
      const price = 1000 * writer + round + 1;
      await withTenantTransaction(tenant, async (tx) => {
        await updateProduct(tx, ids[(writer + round) % ids.length] as string, { price });
        await pause(Math.random() * 8);
      });
    }
    writers--;
  };
  const prices = new Map<string, number>();
  const read = async () => {
    let latest = before;
    while (writers > 0) {
      for (const { version, productVersion, id, price } of await readProducts()) {
        expect(version).toBeGreaterThanOrEqual(Math.max(latest, productVersion));
        latest = version;
        const key = `${id} ${productVersion}`;
        expect(prices.get(key) ?? price, key).toBe(price);
        prices.set(key, price);
      }
    }
  };
  await Promise.all([read(), ...Array.from({ length: writers }, (_, writer) => write(writer))]);
  expect((await readProducts())[0]?.version).toBe(before + 72);
});

const publishedChanges = async () => {
  const { rows } = await tenant.database.readerPool.query<{ version: number; productChanges: number }>(
    `select version::int, product_changes::int as "productChanges" from catalog_versions where company_id = $1`,
    [tenant.companyId],
  );
  return rows[0] ?? { version: 0, productChanges: 0 };
};

const changePrice = async ({ client, companyId }: TenantTransaction, id: string) =>
  void (await client.query("update products set price = price + 1 where company_id = $1 and id = $2", [companyId, id]));

async function takeBack({ client }: TenantTransaction, work: () => Promise<void>): Promise<void> {
  await client.query("savepoint inner_one");
  await work();
  await client.query("rollback to inner_one");
}

describe("what a savepoint takes back", () => {
  test("does not move the version", async () => {
    const { id } = await createTestProduct(tenant);
    const before = await publishedChanges();
    await withTenantTransaction(tenant, (tx) => takeBack(tx, () => changePrice(tx, id)));
    expect(await publishedChanges()).toEqual(before);
  });

  test.each(["before", "after"])("leaves what was written %s it", async (when) => {
    const { id } = await createTestProduct(tenant);
    const other = await createTestProduct(tenant);
    const { version, productChanges } = await publishedChanges();
    await withTenantTransaction(tenant, async (tx) => {
      if (when === "before") await changePrice(tx, id);
      await takeBack(tx, () => changePrice(tx, other.id));
      if (when === "after") await changePrice(tx, id);
    });
    expect(await publishedChanges()).toEqual({ version: version + 1, productChanges: productChanges + 1 });
  });
});

test("many statements of a transaction are one version", async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, async () => (await createTestProduct(tenant)).id));
  const { version, productChanges } = await publishedChanges();
  await withTenantTransaction(tenant, async (tx) => {
    for (const id of ids) await changePrice(tx, id);
  });
  expect(await publishedChanges()).toEqual({ version: version + 1, productChanges: productChanges + 1 });
});
