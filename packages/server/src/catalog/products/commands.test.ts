import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCategory, createTestProduct } from "../../../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { addCategory, addProduct, addProducts, updateProduct } from "./commands.ts";
import type { NewProduct } from "./new-product.ts";
import { findProductById, findProductBySlug } from "./queries.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
});
afterAll(() => context.close());

const disc: NewProduct = { slug: "disco", sku: "D-1", name: "Disco", price: 100_00, createdAt: new Date() };

describe("adding products", () => {
  test.each([
    [{ slug: "Disco" }, "slug"],
    [{ slug: "latest" }, "slug"],
    [{ name: " " }, "name"],
    [{ name: "a\u0000b" }, "name"],
    [{ price: -1 }, "price"],
    [{ price: 10.5 }, "price"],
    [{ compareAtPrice: Number.NaN }, "compareAtPrice"],
    [{ stock: -1 }, "stock"],
    [{ categories: ["nope"] }, "categories"],
    [{ type: "nope" }, "type"],
  ])("refuses %j for its %s", async (wrong, field) => {
    const added = await withTenantTransaction(tenant, (tx) => addProduct(tx, { ...disc, ...wrong }));
    expect(added).toMatchObject({
      refusal: "VALIDATION_FAILED",
      details: { errors: { [`0.${field}`]: "ERROR_FORM_INVALID" } },
    });
  });

  test("adds all or none, and names the slug that is taken", async () => {
    await createTestProduct(tenant, { slug: "taken", sku: "T-1" });
    const list = [disc, { ...disc, slug: "taken", sku: "D-2" }];
    const added = await withTenantTransaction(tenant, (tx) => addProducts(tx, list));
    expect(added).toMatchObject({ ok: false, details: { errors: { "1.slug": "ERROR_FORM_INVALID" } } });
    expect(await findProductBySlug(tenant, "disco")).toBeUndefined();
  });

  test("records the initial stock as received", async () => {
    const { id } = await createTestProduct(tenant, { stock: 12 });
    const { rows } = await withTenantTransaction(tenant, (tx) =>
      tx.execute(`select quantity, reason from stock_moves where product_id = '${id}'`),
    );
    expect(rows).toEqual([{ quantity: 12, reason: "received" }]);
  });
});

describe("adding categories", () => {
  test("refuses a taken slug and an unknown parent", async () => {
    await createTestCategory(tenant, { slug: "motor" });
    const add = (more: object) =>
      withTenantTransaction(tenant, (tx) => addCategory(tx, { slug: "outra", name: "Outra", ...more }));
    expect(await add({ slug: "motor" })).toMatchObject({ details: { errors: { slug: "ERROR_FORM_INVALID" } } });
    expect(await add({ parent: "nope" })).toMatchObject({ details: { errors: { parent: "ERROR_FORM_INVALID" } } });
  });
});

describe("changing a product", () => {
  const update = (id: string, change: Parameters<typeof updateProduct>[2], of = tenant) =>
    withTenantTransaction(of, (tx) => updateProduct(tx, id, change));

  test("changes the given fields and keeps the others", async () => {
    await createTestCategory(tenant, { slug: "de", name: "De" });
    await createTestCategory(tenant, { slug: "para", name: "Para", parent: "de" });
    const { id, slug } = await createTestProduct(tenant, {
      categories: ["de"],
      stock: 3,
      brand: "Alfa",
      excerpt: "Antes",
    });
    expect(await update(id, { name: "Depois", categories: ["para"] })).toEqual({ ok: true, value: { id } });
    expect(await findProductBySlug(tenant, slug)).toMatchObject({
      name: "Depois",
      stock: 3,
      excerpt: "Antes",
      brand: { name: "Alfa" },
      categories: [{ slug: "para" }, { slug: "de" }],
    });
  });

  test("[PR-02] a price raised past the compare-at price removes it", async () => {
    const { id } = await createTestProduct(tenant, { price: 80_00, compareAtPrice: 100_00 });
    await update(id, { price: 120_00 });
    expect(await findProductById(tenant, id)).toMatchObject({ price: 120_00, compareAtPrice: null });
    await update(id, { compareAtPrice: 90_00 });
    expect(await findProductById(tenant, id)).toMatchObject({ price: 90_00, compareAtPrice: 120_00 });
  });

  test("[PR-04] new fitments replace the stored ones", async () => {
    const { id } = await createTestProduct(tenant);
    const fitment = { type: 1, make: "Nenhuma", family: "Nada", yearFrom: 2000, yearTo: 2001 } as const;
    await update(id, { fitments: [fitment] });
    expect(await findProductById(tenant, id)).toMatchObject({ compatibility: [] });
    await update(id, { fitments: [] });
    expect(await findProductById(tenant, id)).toMatchObject({ compatibility: "all" });
  });

  test("[GEN-01] refuses another company's product and a taken slug", async () => {
    const other = await createTestCompany(context.installation);
    const foreign = await createTestProduct(other);
    const [one, two] = [await createTestProduct(tenant), await createTestProduct(tenant)];
    expect(await update(foreign.id, { name: "Meu" })).toEqual({ ok: false, refusal: "PRODUCT_NOT_FOUND" });
    expect(await update(one.id, { slug: two.slug })).toMatchObject({
      details: { errors: { slug: "ERROR_FORM_INVALID" } },
    });
  });
});
