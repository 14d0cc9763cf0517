import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCategory, createTestProduct } from "../../../../testing/catalog.ts";
import { createTestCompany, ownerPoolOf } from "../../../../testing/database.ts";
import { HOSTILE_TEXTS } from "../../../../testing/hostile-texts.ts";
import { injectStaffCall } from "../../../../testing/inject-staff-call.ts";
import { openStaffTest, type StaffTest } from "../../../../testing/open-staff-test.ts";
import { addTestMembership, createTestStaffUser, signInTestStaff } from "../../../../testing/staff.ts";
import { staffMemberships } from "../../../admin/identity/tables.ts";
import { withTenantTransaction } from "../../../platform/database/tenant.ts";
import { products } from "../../tables.ts";
import { productRevisions } from "../tables.ts";
import { deleteExpiredRevisions } from "./revision-cleanup.ts";
import { saveProducts } from "./save-products.ts";

let context: StaffTest["context"];
let tenant: StaffTest["tenant"];
let call: StaffTest["call"];
beforeAll(async () => {
  ({ context, tenant, call } = await openStaffTest("catalog"));
  await createTestCategory(tenant, { slug: "freios", name: "Freios" });
  await createTestCategory(tenant, { slug: "discos", name: "Discos", parent: "freios" });
});
afterAll(() => context.close());

const read = async (id: string) => (await call("GET", `/products/${id}`)).data;
const currentTag = async (id: string) => `"r${(await read(id)).revision}"`;
const change = (id: string, changes: object, base: object = {}, tag = '"r1"') =>
  call("PATCH", `/products/${id}`, { body: { changes, base }, tag });
const restore = (id: string, body: object) => call("POST", `/products/${id}/restore`, { body });
const versions = async () => {
  const { rows } = await ownerPoolOf(context.installation.database).query(
    "select version, product_changes from catalog_versions where company_id = $1",
    [tenant.companyId],
  );
  return rows[0];
};

test("every field is stored and answered as it was sent", async () => {
  const { id } = await createTestProduct(tenant);
  const fitment = {
    type: 1,
    make: "Fiat",
    family: "Uno",
    model: "",
    cod_fipe: "",
    yearFrom: 2010,
    yearTo: null,
    engine: "1.0",
    fuel: "",
    body: "",
    position: "dianteira",
    quantity: 2,
    note: "",
    source: "catálogo",
    excluded: false,
  };
  const changes = {
    name: "Pastilha",
    sku: `S-${id}`,
    slug: `pastilha-${id}`,
    partNumber: "N-1",
    brand: "cobreq",
    categories: ["discos"],
    price: 80.5,
    compareAtPrice: 99.9,
    saleEndsAt: "2090-01-01T03:00:00.000Z",
    cost: 40.25,
    whenOut: "pending",
    fitments: [fitment],
    badges: ["novo"],
    tags: ["freio"],
    numbers: [{ kind: "oem", maker: "Fiat", number: "51.780-442" }],
    attributes: [
      { slug: "material", name: "Material", featured: true, values: [{ slug: "ceramica", name: "Cerâmica" }] },
    ],
    options: [{ slug: "lado", name: "Lado", type: "default", values: [{ slug: "esquerdo", name: "Esquerdo" }] }],
    excerpt: "Resumo",
    description: "Uma\n\nDuas",
    featured: true,
    gtin: "7891234567895",
    ncm: "87083090",
    condition: "used",
    origin: 2,
    warrantyMonths: 12,
    weight: 850,
    box: { length: 100, width: 90, height: 80 },
    seoTitle: "Título",
    seoDescription: "Texto",
    supplier: "Distribuidora",
    supplierCode: "D-1",
    internalNotes: "Nota",
  };
  const { status, data } = await change(id, changes);
  expect(status).toBe(200);
  const { changed, ...product } = data;
  expect(product).toMatchObject({ ...changes, compatibility: "listed", revision: 2 });
  expect(changed.sort()).toEqual([...Object.keys(changes), "compatibility"].sort());
  expect(await read(id)).toEqual(product);
  const repeated = await change(id, changes, {}, '"r2"');
  expect(repeated.data).toEqual({ ...product, changed: [] });
  const { data: revisions } = await call("GET", `/products/${id}/revisions`);
  expect(revisions).toHaveLength(1);
  expect(revisions[0]).toMatchObject({ revision: 2, name: "Ana", before: { price: 100, cost: null }, after: changes });
});

test("categories above others of the list are implied", async () => {
  const { id } = await createTestProduct(tenant);
  expect((await change(id, { categories: ["freios", "discos"] })).data).toMatchObject({
    categories: ["discos"],
    revision: 2,
  });
  const again = await change(id, { categories: ["discos", "freios"] }, { categories: ["discos"] });
  expect(again.data.revision).toBe(2);
  expect((await restore(id, { revision: 2 })).status).toBe(409);
  expect((await change(id, { categories: ["freios"] }, { categories: ["discos"] })).data.categories).toEqual([
    "freios",
  ]);
});

test("a change of cost, supplier and notes outdates no page", async () => {
  const { id } = await createTestProduct(tenant);
  const before = await versions();
  expect((await change(id, { cost: 30, supplier: "X", internalNotes: "Y" })).data).toMatchObject({ revision: 2 });
  expect(await versions()).toEqual(before);
});

test("wrong values are named beside their fields, and nothing is saved", async () => {
  const { id } = await createTestProduct(tenant);
  const wrong: [object, string, string][] = [
    [{ gtin: "7891234567890" }, "gtin", "INVALID_GTIN"],
    [{ gtin: "0000000000000" }, "gtin", "INVALID_GTIN"],
    [{ tags: ["freio", " "] }, "tags.1", "ERROR_FORM_REQUIRED"],
    [{ ncm: "99999999" }, "ncm", "ERROR_FORM_INVALID"],
    [{ slug: "latest" }, "slug", "ERROR_FORM_INVALID"],
    [{ slug: id }, "slug", "ERROR_FORM_INVALID"],
    [{ name: " " }, "name", "ERROR_FORM_REQUIRED"],
    [{ sku: "" }, "sku", "ERROR_FORM_REQUIRED"],
    [{ categories: ["nope"] }, "categories", "ERROR_FORM_INVALID"],
    [{ type: "nope" }, "type", "ERROR_FORM_INVALID"],
    [{ price: -1 }, "price", "ERROR_FORM_INVALID"],
    [{ compareAtPrice: 50 }, "compareAtPrice", "ERROR_FORM_INVALID"],
    [{ saleEndsAt: "2020-01-01T00:00:00.000Z", compareAtPrice: 500 }, "saleEndsAt", "ERROR_FORM_INVALID"],
    [
      {
        numbers: [
          { kind: "oem", maker: "", number: "1" },
          { kind: "manufacturer", maker: "", number: "--" },
        ],
      },
      ...["numbers.1.number", "ERROR_FORM_INVALID"],
    ] as [object, string, string],
    [
      { fitments: [{ type: 1, make: "Fiat", family: "Uno", yearFrom: 2012, yearTo: 2010, quantity: null }] },
      ...["fitments.0.yearTo", "ERROR_FORM_INVALID"],
    ] as [object, string, string],
  ];
  const named = (slug: string) => ({ slug, name: "Cor" });
  const option = { ...named("cor"), type: "default", values: [named("azul")] };
  const attribute = { ...named("cor"), featured: false, values: [named("azul")] };
  wrong.push(
    [{ options: [option, option] }, "options", "ERROR_FORM_INVALID"],
    [{ options: [{ ...option, values: [named("azul"), named("azul")] }] }, "options", "ERROR_FORM_INVALID"],
    [{ attributes: [attribute, attribute] }, "attributes", "ERROR_FORM_INVALID"],
  );
  for (const [changes, field, key] of wrong)
    expect(await change(id, changes)).toMatchObject({ status: 422, errors: { [`changes.${field}`]: key } });
  for (const price of [2 ** 53, 1e308, 1e14])
    expect(await change(id, { name: "Nova" }, { price })).toMatchObject({ status: 422 });
  expect(await read(id)).toMatchObject({ revision: 1 });
  for (const body of [
    { name: "Nova", sku: " " },
    { name: "", sku: "N-2" },
  ])
    expect(await call("POST", "/products", { body })).toMatchObject({ status: 422, message: "VALIDATION_FAILED" });
  const copied = await call("POST", `/products/${id}/copy`, { body: { sku: " " } });
  expect(copied).toMatchObject({ status: 422, errors: { sku: "ERROR_FORM_REQUIRED" } });
});

test("hostile texts are stored as text or refused in every field", async () => {
  const { id } = await createTestProduct(tenant);
  for (const [at, text] of HOSTILE_TEXTS.entries()) {
    const long = { name: text, brand: text, excerpt: text, description: text, internalNotes: text };
    const short = { partNumber: text.slice(0, 80), seoTitle: text.slice(0, 120), tags: [text.slice(0, 60)] };
    const { status, data } = await change(id, { ...long, ...short }, {}, await currentTag(id));
    expect([200, 422]).toContain(status);
    if (status === 200) expect(data.excerpt).toBe(data.description);
    const odd = [{ slug: text }, { images: [text] }, { categories: [text] }, { __proto__: { price: text } }, text];
    expect((await change(id, odd[at % odd.length] as object, { [text]: text }, text)).status).toBeLessThan(500);
  }
  expect((await call("GET", `/products/${id}/revisions?before=x`)).status).toBe(422);
});

describe("another company's product", () => {
  test("is not found by any call", async () => {
    const foreign = await createTestProduct(await createTestCompany(context.installation));
    const calls: Parameters<StaffTest["call"]>[] = [
      ["GET", ""],
      ["PATCH", "", { body: { changes: { name: "Meu" }, base: {} }, tag: '"r1"' }],
      ...(["publish", "unpublish", "archive"] as const).map(
        (state): Parameters<StaffTest["call"]> => ["POST", `/${state}`],
      ),
      ["POST", "/copy", { body: { sku: "X-1" } }],
      ["GET", "/revisions"],
    ];
    for (const [method, path, fields] of calls)
      expect(await call(method, `/products/${foreign.id}${path}`, fields)).toMatchObject({
        status: 404,
        message: "PRODUCT_NOT_FOUND",
      });
    expect((await restore(foreign.id, { revision: 1 })).status).toBe(404);
    const products = [{ id: foreign.id, revision: 1, changes: { name: "Meu" }, base: {} }];
    expect((await call("PATCH", "/products", { body: { products } })).data).toEqual({
      job_id: null,
      products: [{ id: foreign.id, revision: 0, refusal: "PRODUCT_NOT_FOUND" }],
    });
  });
});

test("prices and cost need their permission, and the cost is hidden without it", async () => {
  const user = await createTestStaffUser(context.installation);
  await addTestMembership(tenant, user, "catalog");
  await withTenantTransaction(tenant, (tx) =>
    tx
      .update(staffMemberships)
      .set({ removedPermissions: ["prices.write"] })
      .where(and(eq(staffMemberships.companyId, tx.companyId), eq(staffMemberships.staffUserId, user.id))),
  );
  const clerk = { app: context.app, tenant, token: (await signInTestStaff(context.installation, user)).token };
  const { id } = await createTestProduct(tenant);
  await change(id, { cost: 42, price: 90 });
  for (const changes of [{ price: 1 }, { compareAtPrice: 500 }, { saleEndsAt: null }, { cost: 1 }]) {
    const sent = { body: { changes, base: {} }, tag: '"r2"' };
    expect(await injectStaffCall(clerk, ["PATCH", `/products/${id}`], sent)).toMatchObject({ status: 403 });
    const body = { name: "Nova", sku: "N-1", ...changes };
    expect(await injectStaffCall(clerk, ["POST", "/products"], { body })).toMatchObject({ status: 403 });
  }
  expect(await injectStaffCall(clerk, ["POST", `/products/${id}/restore`], { body: { revision: 2 } })).toMatchObject({
    status: 403,
  });
  const named = await injectStaffCall(clerk, ["PATCH", `/products/${id}`], {
    body: { changes: { name: "Outra" }, base: {} },
    tag: '"r2"',
  });
  expect(named).toMatchObject({ status: 200, data: { cost: null, price: 90, revision: 3 } });
  const { data: revisions } = await injectStaffCall(clerk, ["GET", `/products/${id}/revisions`]);
  expect(revisions[1]).toMatchObject({ before: { cost: null, price: 100 }, after: { cost: null, price: 90 } });
  expect(await read(id)).toMatchObject({ cost: 42 });
  const copy = await injectStaffCall(clerk, ["POST", `/products/${id}/copy`], { body: { sku: "COPIA-1" } });
  expect(await read(copy.data.id)).toMatchObject({ name: "Outra", price: 0, compareAtPrice: null, cost: null });
});

describe("a restore", () => {
  test("brings a part back from the archive as it was, but not with what it has lost since", async () => {
    const { id } = await createTestProduct(tenant);
    await call("POST", `/products/${id}/archive`);
    expect((await restore(id, { revision: 2 })).data).toMatchObject({ state: "published", images: [] });
    await call("POST", `/products/${id}/archive`);
    await change(id, { name: "Disco" }, {}, await currentTag(id));
    expect(await restore(id, { revision: 4 })).toMatchObject({ status: 409, message: "NOT_PUBLISHABLE" });
  });

  test("sets back what a revision changed, or some of its fields", async () => {
    const { id } = await createTestProduct(tenant);
    await change(id, { name: "Errado", excerpt: "Errado", tags: ["x"] });
    expect((await restore(id, { revision: 2, fields: ["name"] })).data).toMatchObject({
      revision: 3,
      name: "Disco de freio ventilado",
      excerpt: "Errado",
    });
    expect((await restore(id, { revision: 2 })).data).toMatchObject({ revision: 4, excerpt: "", tags: [] });
    expect(await restore(id, { revision: 2, fields: ["price"] })).toMatchObject({ status: 422 });
    expect(await restore(id, { revision: 99 })).toMatchObject({ status: 404, message: "REVISION_NOT_FOUND" });
  });

  test("asks before it replaces what was changed again", async () => {
    const { id } = await createTestProduct(tenant);
    await change(id, { name: "Dois" });
    await change(id, { name: "Três" }, { name: "Dois" });
    expect(await restore(id, { revision: 2 })).toMatchObject({
      status: 409,
      message: "CHANGED_MEANWHILE",
      conflicts: ["name"],
      current: { name: "Três" },
      yours: { name: "Disco de freio ventilado" },
      changedBy: { name: "Ana" },
    });
    expect((await restore(id, { revision: 2, force: true })).data).toMatchObject({ name: "Disco de freio ventilado" });
  });

  test("finds the last 20 revisions however old they are", async () => {
    const { id } = await createTestProduct(tenant);
    const changes = (at: number) => ({ changes: [{ id, changes: { excerpt: `${at}` } }], now: new Date() });
    for (let at = 0; at < 25; at++)
      await withTenantTransaction(tenant, (tx) => saveProducts(tx, { kind: "program" }, changes(at)));
    const list = async () => (await call("GET", `/products/${id}/revisions`)).data;
    await deleteExpiredRevisions(tenant, new Date());
    expect(await list()).toHaveLength(25);
    await withTenantTransaction(tenant, (tx) =>
      tx
        .update(productRevisions)
        .set({ at: sql`now() - interval '91 days'` })
        .where(and(eq(productRevisions.companyId, tx.companyId), eq(productRevisions.productId, id))),
    );
    await deleteExpiredRevisions(tenant, new Date());
    expect((await list()).map(({ revision }: { revision: number }) => revision)).toEqual(
      Array.from({ length: 20 }, (_, at) => 26 - at),
    );
  });
});

test("the words of a product stay when another of the same call gets a new name", async () => {
  await ownerPoolOf(context.installation.database).query(
    "insert into brands (slug, name) values ('nova-marca', 'Marca Inconfundível') on conflict do nothing",
  );
  const [one, two] = [await createTestProduct(tenant, { brand: "nova-marca" }), await createTestProduct(tenant)];
  const row = (id: string, changes: object) => ({ id, revision: 1, changes, base: {} });
  const products = [row(one.id, { price: 50 }), row(two.id, { name: "Outra" })];
  await call("PATCH", "/products", { body: { products } });
  const found = await call("GET", "/products?q=inconfundivel");
  expect(found.data.items.map(({ id }: { id: string }) => id)).toEqual([one.id]);
});

test("what an import stored beside a field stays when another product of the call changes that field", async () => {
  const [one, two] = [await createTestProduct(tenant), await createTestProduct(tenant)];
  const stored = [{ slug: "lado", name: "Lado", type: "default", values: [], externalId: 7 }];
  const isTwo = and(eq(products.companyId, tenant.companyId), eq(products.id, two.id));
  await withTenantTransaction(tenant, (tx) =>
    tx
      .update(products)
      .set({ options: stored as never, length: 10 })
      .where(isTwo),
  );
  const row = (id: string, changes: object) => ({ id, revision: 1, changes, base: {} });
  const options = [{ slug: "cor", name: "Cor", type: "color", values: [{ slug: "azul", name: "Azul" }] }];
  const box = { length: 100, width: 90, height: 80 };
  const body = { products: [row(one.id, { options, box }), row(two.id, { name: "Outra" })] };
  const { data } = await call("PATCH", "/products", { body });
  expect(data.products).toMatchObject([{ refusal: null }, { refusal: null }]);
  const [saved] = await withTenantTransaction(tenant, (tx) => tx.select().from(products).where(isTwo));
  expect(saved).toMatchObject({ name: "Outra", options: stored, length: 10 });
});

test("many products are changed in one call, with a result for each row", async () => {
  const [one, two, three] = await Promise.all([1, 2, 3].map(() => createTestProduct(tenant)));
  const row = (id = "", changes = {}, base = {}) => ({ id, revision: 1, changes, base });
  const products = [
    row(three?.id, { price: 50 }, { price: 100 }),
    row(one?.id, { price: 60, categories: ["discos"] }, { price: 99, categories: [] }),
    row(two?.id, { sku: one?.sku }, { sku: two?.sku }),
    row(three?.id, { name: "De novo" }),
  ];
  const { data } = await call("PATCH", "/products", { body: { products } });
  expect(data.products).toMatchObject([
    { id: three?.id, revision: 2, refusal: null },
    { id: one?.id, revision: 1, refusal: "CHANGED_MEANWHILE", conflicts: ["price"] },
    { id: two?.id, revision: 1, refusal: "SKU_TAKEN" },
    { id: three?.id, revision: 2, refusal: "VALIDATION_FAILED", errors: { id: "ERROR_FORM_INVALID" } },
  ]);
});
