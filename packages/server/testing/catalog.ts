import { v7 as uuid } from "uuid";
import { addCategory, addProduct, type NewCategory } from "../src/catalog/products/commands.ts";
import type { NewProduct } from "../src/catalog/products/new-product.ts";
import { type Tenant, withTenantTransaction } from "../src/platform/database/tenant.ts";
import { accepted, ownerPoolOf } from "./database.ts";

/** A product of the shop that can be bought; every field can be put otherwise. Prices in centavos. */
export async function newProduct(shop: Tenant, given: Partial<NewProduct> = {}): Promise<NewProduct & { id: string }> {
  const mark = uuid();
  const product: NewProduct = {
    slug: `peca-${mark}`,
    sku: `SKU-${mark}`,
    name: "Disco de freio ventilado",
    price: 100_00,
    stock: 10,
    createdAt: new Date(),
    ...given,
  };
  const { id } = accepted(await withTenantTransaction(shop, (tx) => addProduct(tx, product)));
  return { ...product, id };
}

export async function newCategory(
  shop: Tenant,
  given: Partial<NewCategory> = {},
): Promise<NewCategory & { id: string }> {
  const category: NewCategory = { slug: `categoria-${uuid()}`, name: "Freios", ...given };
  const { id } = accepted(await withTenantTransaction(shop, (tx) => addCategory(tx, category)));
  return { ...category, id };
}

/** One model year of a make that only this test knows. Vehicles are the same for every company. */
export async function newVehicle(
  { database }: Tenant,
  given: { make: string; family: string; year: number; model?: string; fuel?: string; engine?: string },
): Promise<string> {
  const id = uuid();
  const six = String(Math.floor(Math.random() * 1e6)).padStart(6, "0");
  await ownerPoolOf(database).query(
    `insert into vehicles (id, type, make_code, make, model_code, model, family, year, year_code, fuel, engine, cod_fipe)
      values ($1, 1, '1', $2, '1', $9, $3, $4, $5, $6, $7, $8)`,
    [
      id,
      given.make,
      given.family,
      given.year,
      `${given.year}-1`,
      given.fuel ?? "Flex",
      given.engine ?? "1.0",
      `${six}-0`,
      given.model ?? given.family,
    ],
  );
  return id;
}
