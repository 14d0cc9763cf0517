import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCategory, createTestModelYear } from "../../../../testing/catalog.ts";
import { openStaffTest, type StaffTest } from "../../../../testing/open-staff-test.ts";
import { placeTestOrder } from "../../../../testing/staff-orders.ts";
import { auditEntries } from "../../../companies/tables.ts";
import { withTenantTransaction } from "../../../platform/database/tenant.ts";
import { categories } from "../../tables.ts";

let context: StaffTest["context"];
let tenant: StaffTest["tenant"];
let call: StaffTest["call"];
beforeAll(async () => {
  ({ context, tenant, call } = await openStaffTest("catalog"));
  await createTestCategory(tenant, { slug: "freios", name: "Freios" });
  await createTestCategory(tenant, { slug: "discos", name: "Discos", parent: "freios" });
});
afterAll(() => context.close());

const create = async (body: object) => (await call("POST", "/products", { body })).data;
const change = (id: string, changes: object, base: object = {}, more: { tag?: string; takeSlug?: boolean } = {}) => {
  const { tag = '"r1"', takeSlug = false } = more;
  return call("PATCH", `/products/${id}`, { body: { changes, base, takeSlug }, tag });
};

const stored = async (id: string) => (await call("GET", `/products/${id}`)).data;

let counter = 0;
const sku = () => `PF-${Date.now()}-${counter++}`;

test("a clerk creates a draft, completes, publishes and archives it, and each step is recorded", async () => {
  const draft = await create({ name: "Disco de freio ventilado", sku: sku(), price: 89.9 });
  expect(draft).toMatchObject({
    slug: "disco-de-freio-ventilado",
    state: "draft",
    revision: 1,
    price: 89.9,
    url: null,
    blockers: ["category", "image"],
    stock: { onHand: 0, minimum: null, shelf: "" },
  });
  expect(await call("POST", `/products/${draft.id}/publish`)).toMatchObject({
    status: 409,
    message: "NOT_PUBLISHABLE",
    blockers: ["category", "image"],
  });
  const foreign = `/pictures/${"ab".repeat(10)}-800.webp`;
  const values = [{ slug: "azul", name: "Azul", image: foreign }];
  const options = [{ slug: "cor", name: "Cor", type: "color", values }];
  for (const [field, fields] of [
    ["images", { images: [foreign] }],
    ["options", { options }],
  ] as const)
    expect(await change(draft.id, fields)).toMatchObject({
      status: 422,
      errors: { [`changes.${field}`]: "ERROR_FORM_INVALID" },
    });
  const changed = await change(draft.id, { categories: ["discos"], images: ["/pictures/a-800.webp"], cost: 40 });
  expect(changed.data).toMatchObject({ revision: 2, categories: ["discos"], cost: 40, blockers: [] });
  const published = await call("POST", `/products/${draft.id}/publish`);
  expect(published.data).toMatchObject({ revision: 3, state: "published" });
  expect(published.data.url).toContain("/products/disco-de-freio-ventilado");
  expect(await change(draft.id, { images: [] }, {}, { tag: '"r3"' })).toMatchObject({
    status: 409,
    message: "NOT_PUBLISHABLE",
    blockers: ["image"],
  });
  expect((await call("POST", `/products/${draft.id}/archive`)).data).toMatchObject({ state: "archived", url: null });
  expect((await call("POST", `/products/${draft.id}/unpublish`)).data).toMatchObject({ state: "draft", revision: 5 });
  const entries = await withTenantTransaction(tenant, (tx) =>
    tx
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, draft.id))
      .orderBy(auditEntries.id),
  );
  expect(entries.map(({ action }) => action)).toEqual([
    ...["product.created", "product.changed", "product.published", "product.archived", "product.unpublished"],
  ]);
});

test("a tab in a pasted name is a blank, and a name of other control characters is refused at its field", async () => {
  const pasted = await create({ name: "Disco\tde freio", sku: sku(), price: 10 });
  expect(pasted.name).toBe("Disco de freio");
  expect((await change(pasted.id, { name: "Disco de freio\tventilado" })).data.name).toBe("Disco de freio ventilado");
  expect(await change(pasted.id, { name: "Disco\u0007" })).toMatchObject({
    status: 422,
    errors: { "changes.name": "ERROR_FORM_INVALID" },
  });
});

test("an ordered product is archived, never deleted, and its order stays as it is", async () => {
  const { number, productIds, session } = await placeTestOrder(context.app, tenant);
  const [id = ""] = productIds;
  const order = () =>
    context.app.inject({
      url: `/ecommerce/user/orders/${number}`,
      headers: { ecommerce: tenant.slug, authorization: `Bearer ${session.token}` },
    });
  const before = await order();
  expect(before.statusCode).toBe(200);
  const { sku: ordered } = await stored(id);
  expect((await call("POST", `/products/${id}/archive`)).data.state).toBe("archived");
  await change(id, { name: "Outra coisa", price: 1 });
  expect((await order()).body).toBe(before.body);
  expect(await call("POST", "/products", { body: { name: "Nova", sku: ordered } })).toMatchObject({ status: 409 });
  const reach = await context.app.inject({
    url: `/ecommerce/products/byUuid/${id}`,
    headers: { ecommerce: tenant.slug },
  });
  expect(reach.statusCode).toBe(404);
});

test("a category that asks for fitments keeps parts without them from being published", async () => {
  const category = await createTestCategory(tenant, { slug: "pastilhas", name: "Pastilhas" });
  await withTenantTransaction(tenant, (tx) =>
    tx
      .update(categories)
      .set({ requiresFitments: true })
      .where(and(eq(categories.companyId, tx.companyId), eq(categories.id, category.id))),
  );
  const fields = { price: 10, categories: ["pastilhas"], images: ["/pictures/a-800.webp"] };
  const { id } = await create({ name: "Pastilha", sku: sku(), ...fields });
  expect(await call("POST", `/products/${id}/publish`)).toMatchObject({ status: 409, blockers: ["fitment"] });
  const fitment = { type: 1, make: "Fiat", family: "Uno", yearFrom: 2010, yearTo: null, quantity: null };
  const changed = await change(id, { fitments: [fitment] });
  expect(changed.data).toMatchObject({ compatibility: "listed", blockers: [] });
  expect((await call("POST", `/products/${id}/publish`)).data.state).toBe("published");
});

test("a part may have 1,500 fitments", async () => {
  const { id } = await create({ name: "Lâmpada", sku: sku() });
  const fitments = Array.from({ length: 1500 }, (_, at) => ({
    type: 1,
    make: "Fiat",
    family: `Familia ${at}`,
    yearFrom: 2010,
    yearTo: 2020,
    quantity: 1,
    model: "",
    cod_fipe: "",
    engine: "",
    fuel: "",
    body: "",
    position: "",
    excluded: false,
    note: "Conferir o encaixe antes de pedir",
    source: "Catálogo do fabricante 2024, página 118",
  }));
  expect((await change(id, { fitments })).data).toMatchObject({ revision: 2, fitments });
  const [first, ...rest] = fitments;
  const base = { fitments };
  const changes = { fitments: [...rest, first] };
  expect((await change(id, changes, base)).data.fitments.at(-1)).toEqual(first);
  expect(await change(id, { fitments: [] }, base)).toMatchObject({
    status: 409,
    conflicts: ["compatibility", "fitments"],
  });
});

test("the coverage of a part counts the vehicles that its fitments mean", async () => {
  const { id } = await create({ name: "Correia", sku: sku() });
  const make = `Montadora ${id}`;
  await createTestModelYear(tenant, { make, family: "ALFA", year: 2011, engine: "1.0" });
  await createTestModelYear(tenant, { make, family: "ALFA", year: 2011, engine: "1.6" });
  const row = { type: 1, make, family: "ALFA", yearFrom: 2010, yearTo: 2012, quantity: null, source: "Catálogo" };
  const coverageOf = async (changes: object) =>
    (await change(id, changes, {}, { tag: `"r${(await stored(id)).revision}"` })).data.coverage;
  expect((await stored(id)).coverage).toBe(0);
  expect(await coverageOf({ fitments: [row] })).toBe(75);
  expect(await coverageOf({ fitments: [{ ...row, engine: "1.0" }] })).toBe(90);
  expect(await coverageOf({ numbers: [{ kind: "oem", maker: "", number: "A1" }] })).toBe(100);
  const { data: parent } = await call("POST", "/categories", {
    body: { name: "Freio a disco", requiresPosition: true },
  });
  const inside = await createTestCategory(tenant, { name: "Pastilhas", parent: parent.slug });
  expect(await coverageOf({ categories: [inside.slug] })).toBe(85);
  expect(await coverageOf({ fitments: [{ ...row, engine: "1.0", position: "dianteira" }] })).toBe(100);
  await call("PATCH", `/categories/${parent.id}`, { body: { requiresPosition: false } });
  expect(await coverageOf({ fitments: [{ ...row, engine: "1.0", yearFrom: 1980, yearTo: 1981 }] })).toBe(80);
  expect(await coverageOf({ compatibility: "all", fitments: [] })).toBe(60);
});
