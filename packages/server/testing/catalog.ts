import { v7 as uuid } from "uuid";
import { addCategory, addProduct, type NewCategory } from "../src/catalog/products/commands.ts";
import type { NewProduct } from "../src/catalog/products/new-product.ts";
import { products } from "../src/catalog/tables.ts";
import { type Tenant, type TenantTransaction, withTenantTransaction } from "../src/platform/database/tenant.ts";
import { ownerPoolOf, unwrapOutcome } from "./database.ts";

/** Prices in centavos. */
export async function createTestProduct(
  tenant: Tenant,
  values: Partial<NewProduct> = {},
): Promise<NewProduct & { id: string }> {
  const suffix = uuid();
  const product: NewProduct = {
    slug: `peca-${suffix}`,
    sku: `SKU-${suffix}`,
    name: "Disco de freio ventilado",
    price: 100_00,
    stock: 10,
    createdAt: new Date(),
    ...values,
  };
  const { id } = unwrapOutcome(await withTenantTransaction(tenant, (tx) => addProduct(tx, product)));
  return { ...product, id };
}

export async function insertTestProducts(tx: TenantTransaction, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => uuid());
  const fields = { companyId: tx.companyId, name: "Peça", price: 100_00, createdAt: new Date() };
  await tx.insert(products).values(ids.map((id) => ({ ...fields, id, slug: `peca-${id}`, sku: `SKU-${id}` })));
  return ids;
}

export async function createTestCategory(
  tenant: Tenant,
  values: Partial<NewCategory> = {},
): Promise<NewCategory & { id: string }> {
  const category: NewCategory = { slug: `categoria-${uuid()}`, name: "Freios", ...values };
  const { id } = unwrapOutcome(await withTenantTransaction(tenant, (tx) => addCategory(tx, category)));
  return { ...category, id };
}

/** Vehicles are shared by all companies, so the make is unique to the test. */
export async function createTestModelYear(
  { database }: Tenant,
  values: { make: string; family: string; year: number; model?: string; fuel?: string; engine?: string },
): Promise<string> {
  const id = uuid();
  const fipeDigits = String(Math.floor(Math.random() * 1e6)).padStart(6, "0");
  const owner = ownerPoolOf(database);
  await owner.query(
    `insert into vehicles (id, type, make_code, make, model_code, model, family, year, year_code, fuel, engine, cod_fipe)
      values ($1, 1, '1', $2, '1', $9, $3, $4, $5, $6, $7, $8)`,
    [
      id,
      values.make,
      values.family,
      values.year,
      `${values.year}-1`,
      values.fuel ?? "Flex",
      values.engine ?? "1.0",
      `${fipeDigits}-0`,
      values.model ?? values.family,
    ],
  );
  await owner.query("select update_vehicle_version()");
  return id;
}
